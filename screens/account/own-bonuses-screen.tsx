'use client';

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OwnBonuses } from '@/features/bonuses/components/own-bonuses';
import { useBalance } from '@/features/player/api/get-me-balance';

/** The player's offers, active bonus and queue, beside their own money. */
export function OwnBonusesScreen() {
  const { data } = useBalance(true);
  return (
    <BlockBoundary>
      <OwnBonuses
        money={
          data && {
            real: data.balance.amount,
            withdrawable: data.availableForWithdraw.amount,
            depositWager: data.depositWager.amount,
          }
        }
      />
    </BlockBoundary>
  );
}

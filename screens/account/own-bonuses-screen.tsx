'use client';

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OwnBonuses } from '@/features/bonuses/components/own-bonuses';
import { useWithdrawDetails } from '@/features/player/api/get-me-withdrawable';
import { useBalance } from '@/features/player/api/get-me-balance';

/** The player's offers, active bonus and queue, beside their own money. */
export function OwnBonusesScreen() {
  const { data } = useBalance(true);
  // What can be withdrawn is the cashier's to say: while a refund is owed, nothing can.
  const details = useWithdrawDetails(true).data;
  return (
    <BlockBoundary>
      <OwnBonuses
        money={
          data && {
            real: data.balance.amount,
            withdrawable: details?.availableForWithdraw.amount ?? null,
            depositWager: data.depositWager.amount,
            refundOwed: details?.refundOwed?.amount ?? 0,
          }
        }
      />
    </BlockBoundary>
  );
}

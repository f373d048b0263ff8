'use client';

import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { BonusRunoutModal } from '@/features/bonuses/components/bonus-ended-modal';
import { useBalance } from '@/features/player/api/get-me-balance';
import { useWithdrawDetails } from '@/features/player/api/get-me-withdrawable';

/** The end of a bonus that ran out, with what the player has without it. */
export function BonusRunoutFrame({ request, onClose }: ModalFrameProps<'BONUS_RUNOUT'>) {
  const { data } = useBalance(true);
  // What can be withdrawn is asked for now: an older answer may be of before the bonus ended.
  const details = useWithdrawDetails(true);
  const withdrawable = details.isFetchedAfterMount ? details.data?.availableForWithdraw.amount : undefined;
  return (
    <BonusRunoutModal
      {...request.props}
      money={
        data && {
          currency: data.balance.currency,
          real: data.balance.amount,
          withdrawable: withdrawable ?? null,
        }
      }
      onClose={() => onClose()}
    />
  );
}

'use client';

import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { useFreeSpins } from '@/features/bonuses/api/get-me-free-spins';
import { leftOf } from '@/features/bonuses/domain/free-spins';
import { useOwnBonuses } from '@/features/bonuses/hooks/use-own-bonuses';
import { ChangeCurrencyModal } from '@/features/currencies/components/change-currency-modal';
import type { Ends } from '@/features/currencies/components/what-ends';

/** What a change of currency ends is asked for when the modal opens: an older answer may have missed a bonus. */
function useEnds(): Ends {
  const bonuses = useOwnBonuses();
  const spins = useFreeSpins();
  const failed = [bonuses, spins].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const onRetry = () => {
      for (const query of failed) void query.refetch();
    };
    return { state: 'failed', problem: failed[0]?.error, onRetry };
  }
  if (!bonuses.isFetchedAfterMount || !spins.isFetchedAfterMount || !bonuses.data || !spins.data)
    return { state: 'loading' };
  const { active, queue, pending } = bonuses.data;
  return {
    state: 'known',
    wager: active && active.wagering.target > 0 ? active.wagering : null,
    freeSpins: leftOf(spins.data),
    queued: queue.length,
    offers: pending.length,
  };
}

/** The change of currency, with what ends by it. */
export function CurrencyFrame({ request, onClose, onReplace }: ModalFrameProps<'BALANCE_CHANGE_CURRENCY'>) {
  return (
    <ChangeCurrencyModal
      {...request.props}
      ends={useEnds()}
      onBlocked={(open) => onReplace('BALANCE_CHANGE_CURRENCY_ERROR', open)}
      onClose={() => onClose()}
    />
  );
}

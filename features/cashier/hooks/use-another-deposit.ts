'use client';

import { useOpenModal } from '@/lib/browser/modals/use-modals';
import type { Deposit } from '../api/get-deposits-id';

/**
 * Opens the deposit form for the same amount, game and bonus as a deposit that brought nothing: by its method, or by others.
 * @param onLeave runs before: a modal that the press stood in makes room
 */
export function useAnotherDeposit({ game, bonus, transaction }: Deposit, onLeave?: () => void) {
  const open = useOpenModal();
  const { paymentMethod, amount } = transaction;
  const openFor = (by: { method: string } | { notBy: string }) => {
    onLeave?.();
    open('DEPOSIT', { ...by, amount, game: game ?? undefined, bonus: bonus?.id });
  };
  return {
    sameMethod: () => openFor({ method: paymentMethod }),
    otherMethod: () => openFor({ notBy: paymentMethod }),
  };
}

'use client';

import { useSetAtom } from 'jotai';
import { lazy } from 'react';
import type { ModalFrameProps, ModalRegistry } from '@/components/shell/modal-host/modal-host';
import { useBalance } from '@/features/player/api/get-balance';
import { useSession } from '@/features/player/hooks/use-session';
import { currencyOrDefault } from '@/lib/money/money';
import { withdrawModalAtom, type ModalProps } from '@/lib/modals/modals';

/** Features meet here: every modal by its name. Made anew after one could not be loaded, so that it is asked for again. */
export function createModals(): ModalRegistry {
  const AuthModal = lazy(async () => ({
    default: (await import('@/features/auth/components/auth-modal')).AuthModal,
  }));
  const DepositModal = lazy(async () => ({
    default: (await import('@/features/cashier/components/deposit-modal')).DepositModal,
  }));
  const NoticeModal = lazy(async () => ({
    default: (await import('@/features/play/components/game-not-available-modal')).GameNotAvailableModal,
  }));

  function Auth({ request, onClose, onReplace }: ModalFrameProps) {
    const { begin } = useSession();
    const withdraw = useSetAtom(withdrawModalAtom);
    const { then } = request.props as ModalProps['LOGIN'];
    return (
      <AuthModal
        view={request.name === 'LOGIN' ? 'LOGIN' : 'SIGNUP'}
        onViewChange={onReplace}
        onClose={() => {
          onClose();
          // Who closes the log-in does not want the cashier that waited for it, today or at the next log-in.
          withdraw('DEPOSIT');
        }}
        onDone={(language) => {
          void begin(language);
          onClose();
          then?.();
        }}
      />
    );
  }

  function Deposit({ onClose }: ModalFrameProps) {
    const currency = useBalance(true).data?.balance.currency;
    return <DepositModal currency={currencyOrDefault(currency)} onClose={onClose} />;
  }

  function GameNotAvailable({ request, onClose }: ModalFrameProps) {
    return <NoticeModal {...(request.props as ModalProps['GAME_NOT_AVAILABLE'])} onClose={onClose} />;
  }

  return { LOGIN: Auth, SIGNUP: Auth, DEPOSIT: Deposit, GAME_NOT_AVAILABLE: GameNotAvailable };
}

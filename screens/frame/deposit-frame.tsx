'use client';

import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { DepositModal } from '@/features/cashier/components/deposit-modal';
import { useBalance } from '@/features/player/api/get-me-balance';
import { currencyOrDefault } from '@/lib/money/money';
import { depositAsides } from '@/screens/bonuses/deposit-asides';

/** The deposit, with what its bonuses cost. */
export function DepositFrame({ request, onClose }: ModalFrameProps<'DEPOSIT'>) {
  const currency = currencyOrDefault(useBalance(true).data?.balance.currency);
  return (
    <DepositModal
      currency={currency}
      wish={request.props}
      asides={depositAsides(currency)}
      onClose={() => onClose()}
      onOpened={() => onClose('done')}
    />
  );
}

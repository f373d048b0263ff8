'use client';

import { useTranslations } from 'next-intl';
import type { Deposit } from '../api/get-deposits-id';

/** Why a deposit brought nothing, in a sentence or two. */
export function useReason(): (transaction: Deposit['transaction']) => string {
  const t = useTranslations('DepositResult.reasons');
  return ({ status, failure }) => {
    if (failure) return t(failure);
    if (status === 'cancel') return t('cancelled');
    return status === 'refund' ? t('refund') : t('unknown');
  };
}

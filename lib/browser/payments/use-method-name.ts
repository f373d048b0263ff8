'use client';

import { useTranslations } from 'next-intl';

/** Names of methods by code: card and bank transfer are words of the language, all others are companies' names. */
export function useMethodName(): (code: string, title: string) => string {
  const t = useTranslations('Cashier');
  return (code, title) => (code === 'card' ? t('card') : code === 'banktransfer' ? t('bankTransfer') : title);
}

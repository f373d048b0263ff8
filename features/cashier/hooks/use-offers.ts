'use client';

import { useLocale } from 'next-intl';
import { useClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { useDepositBonuses } from '../api/get-me-deposit-bonuses';
import type { DepositOffers } from '../domain/bonus-choice';

const NOTHING: DepositOffers = { number: 1, bonuses: [] };

/** What the player can take with the next deposit; nothing while the casino has its bonuses closed, or can't tell. */
export function useOffers(currency: Currency) {
  const isOpen = !useClosedSections().includes('bonuses');
  const { data, isLoading, isError, refetch } = useDepositBonuses(
    LANGUAGE_CODES[useLocale()],
    currency,
    isOpen,
  );
  return {
    isOpen,
    isLoading,
    /** Nobody answered, and nothing is known from before. */
    isError: isError && data === undefined,
    offers: data ?? NOTHING,
    refetch: () => void refetch(),
  };
}

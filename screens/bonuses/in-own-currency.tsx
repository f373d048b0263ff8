'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useBalance } from '@/features/player/api/get-me-balance';
import { useSession } from '@/features/player/hooks/use-session';
import { currencyOrDefault, DEFAULT_CURRENCY } from '@/lib/money/money';

const OwnCurrencyOffers = lazy(() => import('./own-currency-offers'));

interface InOwnCurrencyProps {
  page: 'offers' | 'bonus';
  bonusId?: string;
  /** As the page came, which is the same for everybody. */
  children: ReactNode;
}

/**
 * What is on offer in the player's own currency. Pages are cached in the default one, which all languages have (SPEC §1);
 * who has another one sees them drawn anew, by code that comes for them alone.
 */
export function InOwnCurrency({ page, bonusId, children }: InOwnCurrencyProps) {
  const { status } = useSession();
  const balance = useBalance(status === 'in').data;
  const currency = currencyOrDefault(balance?.balance.currency);
  if (currency === DEFAULT_CURRENCY) return children;
  return (
    <Suspense fallback={children}>
      <OwnCurrencyOffers page={page} bonusId={bonusId} currency={currency}>
        {children}
      </OwnCurrencyOffers>
    </Suspense>
  );
}

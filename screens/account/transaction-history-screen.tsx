'use client';

import { Suspense } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import { TransactionHistory } from '@/features/history/components/transaction-history';
import { useAccountCurrency } from './use-account-currency';

/** Deposits whose checkout is open, then all movements of the player's money. */
export function TransactionHistoryScreen() {
  const currency = useAccountCurrency();
  return (
    <>
      <BlockBoundary>
        <OpenDeposits />
      </BlockBoundary>
      <BlockBoundary>
        {/* What an address asks is known to the browser alone: the page is the same for everybody. */}
        <Suspense fallback={null}>
          <TransactionHistory currency={currency} />
        </Suspense>
      </BlockBoundary>
    </>
  );
}

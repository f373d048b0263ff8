'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { DepositOutcome } from '@/features/cashier/components/deposit-outcome';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import { TransactionHistory } from '@/features/history/components/transaction-history';

/** The wallet's history: unfinished deposits first, then every deposit. */
export function WalletHistoryScreen() {
  return (
    <>
      <BlockBoundary>
        {/* What an address asks is known to the browser alone: the page is the same for everybody. */}
        <Suspense fallback={null}>
          <AskedDeposit />
        </Suspense>
        <OpenDeposits />
      </BlockBoundary>
      <BlockBoundary>
        <TransactionHistory only="deposit" />
      </BlockBoundary>
    </>
  );
}

/** The deposit named in the address: its player has just left the checkout. */
function AskedDeposit() {
  const depositId = useSearchParams().get('deposit');
  return depositId && <DepositOutcome key={depositId} depositId={depositId} />;
}

'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { DepositOutcome } from '@/features/cashier/components/deposit-outcome';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import { TransactionHistory } from '@/features/history/components/transaction-history';
import { useAccountCurrency } from './use-account-currency';

/** What the wallet's history lists. */
const MONEY = ['deposit', 'withdraw', 'refund'] as const;

/** The wallet's history: unfinished deposits first, then all money that came in or went out. */
export function WalletHistoryScreen() {
  const currency = useAccountCurrency();
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
        <Suspense fallback={null}>
          <TransactionHistory currency={currency} only={MONEY} />
        </Suspense>
      </BlockBoundary>
    </>
  );
}

/** The deposit named in the address: its player has just left the checkout. */
function AskedDeposit() {
  const depositId = useSearchParams().get('deposit');
  return depositId && <DepositOutcome key={depositId} depositId={depositId} />;
}

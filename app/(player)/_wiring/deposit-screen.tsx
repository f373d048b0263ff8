'use client';

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { DepositForm } from '@/features/cashier/components/deposit-form';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import { useBalance } from '@/features/player/api/get-balance';
import { currencyOrDefault } from '@/lib/money/money';
import styles from './deposit-screen.module.scss';

/** The deposit modal's content inline, on the wallet's deposit page (SPEC §2). */
export function DepositScreen() {
  const currency = useBalance(true).data?.balance.currency;
  return (
    <>
      <BlockBoundary>
        <OpenDeposits />
      </BlockBoundary>
      <div className={styles.panel}>
        <BlockBoundary>
          <DepositForm currency={currencyOrDefault(currency)} />
        </BlockBoundary>
      </div>
    </>
  );
}

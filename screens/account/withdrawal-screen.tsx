'use client';

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { WithdrawalBill } from '@/features/cashier/components/withdrawal-bill';
import { WithdrawalDesk } from '@/features/cashier/components/withdrawal-desk';
import { WithdrawalsList } from '@/features/cashier/components/withdrawals-list';
import { useWithdrawDetails } from '@/features/player/api/get-me-withdrawable';
import { useRouter } from '@/lib/i18n/navigation';
import styles from './withdrawal-screen.module.scss';

/** What can leave, and asking for it; then the withdrawals that there were. */
export function WithdrawalScreen() {
  const router = useRouter();
  const asked = useWithdrawDetails(true);
  const details = asked.data;
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.panel}>
          <BlockBoundary>
            <WithdrawalDesk
              details={details}
              failure={asked.isError ? { error: asked.error, again: () => void asked.refetch() } : null}
              onAsked={(id) => router.push(`/account/wallet/withdrawal/${id}`)}
            />
          </BlockBoundary>
        </div>
        {details && (
          <BlockBoundary>
            <WithdrawalBill bill={details} />
          </BlockBoundary>
        )}
      </div>
      <BlockBoundary>
        <WithdrawalsList />
      </BlockBoundary>
    </>
  );
}

'use client';

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { useWithdrawMethods } from '@/features/cashier/api/get-withdraw-methods';
import { useWithdrawals } from '@/features/cashier/api/get-withdrawals';
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
  const [offer, latest] = [useWithdrawMethods(), useWithdrawals()];
  // What stands below the form comes with it, not before: it would be pushed down.
  const isDecided = ![asked, offer, latest].some(({ isPending }) => isPending);
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
        {isDecided && details && (
          <BlockBoundary>
            <WithdrawalBill bill={details} />
          </BlockBoundary>
        )}
      </div>
      {isDecided && (
        <BlockBoundary>
          <WithdrawalsList />
        </BlockBoundary>
      )}
    </>
  );
}

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import { TransactionHistory } from '@/features/history/components/transaction-history';

/** Deposits whose checkout is open, then all movements of the player's money. */
export function TransactionHistoryScreen() {
  return (
    <>
      <BlockBoundary>
        <OpenDeposits />
      </BlockBoundary>
      <BlockBoundary>
        <TransactionHistory />
      </BlockBoundary>
    </>
  );
}

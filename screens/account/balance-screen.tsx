import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { Accounts } from '@/features/currencies/components/accounts';

/** The player's money by currency. */
export function BalanceScreen() {
  return (
    <BlockBoundary>
      <Accounts />
    </BlockBoundary>
  );
}

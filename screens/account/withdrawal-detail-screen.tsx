'use client';

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { WithdrawalTimeline } from '@/features/cashier/components/withdrawal-timeline';

/** One withdrawal and where it is. */
export function WithdrawalDetailScreen({ id }: { id: string }) {
  return (
    <BlockBoundary>
      <WithdrawalTimeline id={id} />
    </BlockBoundary>
  );
}

import type { ChipTone } from '@/components/ui/chip/chip';
import type { TransactionStatus } from '@/lib/domain/transactions';

const TONES: Record<TransactionStatus, ChipTone> = {
  queue: 'wait',
  activated: 'ok',
  pending: 'wait',
  complete: 'ok',
  cancel: 'neutral',
  failed: 'bad',
  refund: 'neutral',
  pending_wager: 'wait',
  rejected: 'bad',
  not_confirmed: 'wait',
  processing: 'wait',
  aggregator_rejected: 'bad',
  rollback: 'neutral',
  wager_zeroing: 'neutral',
  not_confirmed_block_amount: 'wait',
  credited: 'ok',
};

/** The chip of a transaction's status, as the design groups them. */
export function statusTone(status: TransactionStatus): ChipTone {
  return TONES[status];
}

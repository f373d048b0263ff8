import type { TransactionStatus } from '@/lib/domain/transactions';

/** SPEC §4: the deposits that have been made, as far as a bonus goes by them. */
export const MADE_DEPOSITS: readonly TransactionStatus[] = [
  'complete',
  'pending_wager',
  'rejected',
  'wager_zeroing',
];

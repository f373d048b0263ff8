/** Transaction types and statuses of SPEC §4, in the spelling that the API and the ledger use. */
export const TRANSACTION_TYPES = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'bonus',
  'jackpot_win',
  'change_balance_inc',
  'change_balance_dec',
  'referral',
  'convert_balance',
  'money_prize',
  'manual_bonus',
  'bonus_transaction',
  'cancel_bonus_fine',
  'refund',
  'rollback_bet',
  'rollback_win',
  'sport_bet',
  'sport_win',
  'jackpot_increasing',
  'free_spin_win',
  'zeroing',
  'increment',
  'cashback',
  'level_bonus',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const TRANSACTION_STATUSES = [
  'queue',
  'activated',
  'pending',
  'complete',
  'cancel',
  'failed',
  'refund',
  'pending_wager',
  'rejected',
  'not_confirmed',
  'processing',
  'aggregator_rejected',
  'rollback',
  'wager_zeroing',
  'not_confirmed_block_amount',
  'credited',
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

const DEBITS: ReadonlySet<TransactionType> = new Set<TransactionType>([
  'withdraw',
  'bet',
  'change_balance_dec',
  'cancel_bonus_fine',
  'refund',
  'rollback_win',
  'sport_bet',
  'zeroing',
]);

/**
 * A transaction's amount as the player feels it: money that left is negative. The API and the ledger keep amounts
 * positive and let the type tell the direction.
 */
export function signedAmount(type: TransactionType, amount: number): number {
  return DEBITS.has(type) && amount !== 0 ? -amount : amount;
}

import { createHash } from 'node:crypto';
import type { DepositFailure } from '@/lib/domain/deposits';
import type { Currency } from '@/lib/money/money';
import * as store from './store';

/** A deposit that is over before it is written down. */
export interface PastDeposit {
  id: string;
  playerId: string;
  /** Its ledger transaction, written in the same database transaction. */
  transactionId: string;
  method: string;
  currency: Currency;
  /** Minor units; a complete one received all of it. */
  amount: bigint;
  status: 'complete' | 'failed' | 'cancel';
  /** Why it brought nothing; null when it did, or its player cancelled it. */
  failure: DepositFailure | null;
}

/**
 * Records a deposit without a payment company: one of a demo's past. It has no charge, so nothing ever asks about it.
 * Done once for each id. Moves no money.
 */
export async function recordPastDeposit(trx: store.Database, past: PastDeposit, now: Date): Promise<void> {
  const { id, status, failure } = past;
  const key = `past:${id}`;
  const written = await store.insertDeposit(trx, {
    id,
    player_id: past.playerId,
    ledger_transaction_id: past.transactionId,
    method: past.method,
    option: null,
    currency: past.currency,
    amount: past.amount,
    status: 'creating',
    cause: 'written down afterwards',
    game: null,
    provider: 'none',
    charge_id: null,
    checkout_url: null,
    charge_request: null,
    late_of: null,
    idempotency_key: key,
    request_hash: createHash('sha256').update(key).digest(),
    created_at: now,
  });
  if (!written) return;
  const received = status === 'complete' ? past.amount : null;
  await store.updateDeposit(trx, id, { status, failure, received, cause: 'written down afterwards' }, now);
}

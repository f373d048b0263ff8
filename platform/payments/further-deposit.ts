import { randomUUID } from 'node:crypto';
import type { LedgerService } from '../ledger/service';
import * as store from './store';
import type { Database, DepositRow } from './store';

export interface Further {
  /** Minor units. */
  amount: bigint;
  /** For the deposit's history. */
  cause: string;
  /** What came after its deposit was closed becomes `late` of it; what came beside its charge is `further`. */
  kind: 'late' | 'further';
  /** The payment that it came with; left out, that of the deposit that it came for. */
  chargeId?: string;
  /** Whether the bonus that the first one was made for is still to come. */
  awaitsBonus?: boolean;
  /** Names the money among everything that came for the player. */
  key: string;
  now: Date;
}

/**
 * Opens a deposit for money that can't be booked to the one that it came for. Nothing is credited by it.
 * @returns it, locked; undefined when there is one of this money already.
 */
export async function openFurther(
  ledger: Pick<LedgerService, 'beginDeposit'>,
  trx: Database,
  of: DepositRow,
  { amount, cause, kind, chargeId, awaitsBonus = false, key, now }: Further,
): Promise<DepositRow | undefined> {
  const id = randomUUID();
  const { transactionId } = await ledger.beginDeposit(trx, {
    playerId: of.player_id,
    currency: of.currency,
    amount,
    idempotencyKey: `deposit:${id}:begin`,
    reference: id,
    method: of.method,
  });
  const inserted = await store.insertDeposit(trx, {
    id,
    player_id: of.player_id,
    ledger_transaction_id: transactionId,
    method: of.method,
    option: of.option,
    currency: of.currency,
    amount,
    status: 'processing',
    cause,
    game: of.game,
    provider: of.provider,
    charge_id: chargeId ?? of.charge_id,
    checkout_url: null,
    charge_request: null,
    late_of: kind === 'late' ? of.id : null,
    further_of: kind === 'further' ? of.id : null,
    // The payment itself, only late, is still made for its bonus.
    bonus_id: kind === 'late' || awaitsBonus ? of.bonus_id : null,
    idempotency_key: key,
    request_hash: of.request_hash,
    created_at: now,
  });
  return inserted ? store.lockDeposit(trx, id) : undefined;
}

import { sql, type Generated, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { RiskSignal, WithdrawalRejection, WithdrawalStatus } from '@/lib/domain/withdrawals';
import type { Currency } from '@/lib/money/money';
import type { NameMatch } from '../name-match';
import type { PayoutReport, PayoutRequest } from '../provider';

/** Amounts are minor units. */
interface WithdrawalsTable {
  id: string;
  number: Generated<bigint>;
  player_id: string;
  ledger_transaction_id: string;
  method: string;
  option: string | null;
  currency: Currency;
  amount: bigint;
  fee: bigint;
  status: WithdrawalStatus;
  cause: string;
  exception: 'mismatch' | null;
  signals: RiskSignal[];
  rejection: WithdrawalRejection | null;
  destination: string | null;
  destination_print: Buffer | null;
  source: string;
  name_match: NameMatch | null;
  provider: string;
  payout_id: string | null;
  payout_request: PayoutRequest | null;
  attempts: number;
  decided_by: string | null;
  idempotency_key: string;
  request_hash: Buffer;
  requested_at: Date;
  decided_at: Date | null;
  sent_at: Date | null;
  paid_at: Date | null;
  ended_at: Date | null;
  checked_at: Date | null;
  /** The company is to be asked, whatever the state. */
  recheck: boolean;
  updated_at: Date;
}
export type WithdrawalRow = Selectable<WithdrawalsTable>;

type Tables = { 'payments.withdrawals': WithdrawalsTable };

export type Database = Kysely<unknown> | Transaction<unknown>;

const tables = (db: Database) => db.withTables<Tables>();

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'id'
  | 'player_id'
  | 'ledger_transaction_id'
  | 'method'
  | 'option'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'signals'
  | 'destination'
  | 'destination_print'
  | 'source'
  | 'name_match'
  | 'provider'
  | 'idempotency_key'
  | 'request_hash'
  | 'requested_at'
> & { payout_request: PayoutRequest };

/** One request of a player at a time, until the transaction ends: the others wait here and not at the wallet. */
export async function lockRequests(trx: Database, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal ${playerId}`}, 0))`.execute(trx);
}

export async function insertWithdrawal(trx: Database, withdrawal: NewWithdrawal): Promise<void> {
  const { payout_request: request, signals, ...columns } = withdrawal;
  await tables(trx)
    .insertInto('payments.withdrawals')
    .values({
      ...columns,
      signals: sql`${signals}::text[]`,
      payout_request: sql`${JSON.stringify(request)}::jsonb`,
      status: 'pending',
      cause: 'requested by the player',
      exception: null,
      rejection: null,
      payout_id: null,
      attempts: 0,
      decided_by: null,
      decided_at: null,
      sent_at: null,
      paid_at: null,
      ended_at: null,
      checked_at: null,
      recheck: false,
      updated_at: withdrawal.requested_at,
    })
    .execute();
}

export async function findWithdrawal(db: Database, id: string): Promise<WithdrawalRow | undefined> {
  return tables(db).selectFrom('payments.withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findByKey(
  db: Database,
  playerId: string,
  key: string,
): Promise<WithdrawalRow | undefined> {
  return tables(db)
    .selectFrom('payments.withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The player's withdrawal that is not over yet; there is at most one. */
export async function findWaiting(db: Database, playerId: string): Promise<WithdrawalRow | undefined> {
  return tables(db)
    .selectFrom('payments.withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
}

/** The player's withdrawals, the latest first. */
export async function findLatest(db: Database, playerId: string, limit: number): Promise<WithdrawalRow[]> {
  return tables(db)
    .selectFrom('payments.withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute();
}

/** Locks the withdrawal until the transaction ends: what happens to it is taken one at a time. */
export async function lockWithdrawal(trx: Database, id: string): Promise<WithdrawalRow | undefined> {
  return tables(trx)
    .selectFrom('payments.withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type WithdrawalChange = Partial<
  Pick<
    WithdrawalRow,
    | 'status'
    | 'cause'
    | 'exception'
    | 'rejection'
    | 'payout_id'
    | 'attempts'
    | 'decided_by'
    | 'decided_at'
    | 'sent_at'
    | 'paid_at'
    | 'ended_at'
    | 'checked_at'
    | 'recheck'
  >
>;

/** Writes what changed. The stored request goes once the payout is known or there will be none. */
export async function updateWithdrawal(
  trx: Database,
  id: string,
  change: WithdrawalChange,
  now: Date,
): Promise<void> {
  const isSpent =
    (change.payout_id ?? null) !== null || (change.status !== undefined && change.status !== 'processing');
  await tables(trx)
    .updateTable('payments.withdrawals')
    .set({ ...change, updated_at: now, ...(isSpent ? { payout_request: null } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Whether the company's payout belongs to another withdrawal already. */
export async function payoutIsTaken(
  db: Database,
  { provider, payoutId, besides }: { provider: string; payoutId: string; besides: string },
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('payments.withdrawals')
    .select('id')
    .where('provider', '=', provider)
    .where('payout_id', '=', payoutId)
    .where('id', '<>', besides)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of withdrawals on their way, or to be asked about, that are looked after now, the longest ago first. */
export async function findUnsettled(
  db: Database,
  before: { sending: Date; sent: Date; checked: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.withdrawals
     where (status = 'processing'
            and ((payout_id is null and updated_at < ${before.sending})
                 or (payout_id is not null and (sent_at < ${before.sent} or exception is not null)
                     and (checked_at is null or checked_at < ${before.checked}))))
        or (recheck and (checked_at is null or checked_at < ${before.checked}))
     order by coalesce(checked_at, requested_at) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Has reconciliation ask the company about a payout at its next turn. */
export async function askAboutWithdrawal(trx: Database, id: string, now: Date): Promise<void> {
  await updateWithdrawal(trx, id, { recheck: true, checked_at: null }, now);
}

/** Takes the mark from a withdrawal that is over, once people have closed all that the books differ in about it. */
export async function forgetContradiction(trx: Database, id: string, now: Date): Promise<void> {
  await sql`
    update payments.withdrawals set exception = null, updated_at = ${now}
     where id = ${id} and exception is not null and status not in ('pending', 'processing')
       and not exists (select from payments.differences where withdrawal_id = ${id} and state = 'open')`.execute(
    trx,
  );
}

/** Whether money of the player may still go out. */
export async function hasUnfinished(db: Database, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments.withdrawals
     where player_id = ${playerId} and (status in ('pending', 'processing') or exception is not null) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export interface PayoutEventRow {
  provider: string;
  eventId: string;
  type: string;
  occurredAt: Date;
  report: PayoutReport;
  bodyHash: Buffer;
  withdrawalId: string | null;
  outcome: string;
  receivedAt: Date;
}

export async function recordEvent(trx: Database, event: PayoutEventRow): Promise<void> {
  const { report } = event;
  await sql`
    insert into payments.payout_events (provider, event_id, type, occurred_at, payout_id, reference, currency, amount,
      body_hash, withdrawal_id, outcome, received_at)
    values (${event.provider}, ${event.eventId}, ${event.type}, ${event.occurredAt}, ${report.payoutId},
      ${report.reference}, ${report.currency}, ${report.amount}, ${event.bodyHash}, ${event.withdrawalId},
      ${event.outcome}, ${event.receivedAt})`.execute(trx);
}

/** SHA-256 of the body that an event came with; undefined for an event that is new. */
export async function knownEventHash(
  db: Database,
  provider: string,
  eventId: string,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ body_hash: Buffer }>`
    select body_hash from payments.payout_events
     where provider = ${provider} and event_id = ${eventId}`.execute(db);
  return rows[0]?.body_hash;
}

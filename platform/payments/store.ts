import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { DepositFailure } from '@/lib/domain/deposits';
import type { Currency } from '@/lib/money/money';
import type { ChargeAsk } from './ask';
import type { DepositException, DepositStatus } from './deposit-state';
import type { NameMatch } from './name-match';
import type { ChargeRequest } from './provider';

/** Amounts are minor units. */
interface DepositsTable {
  id: string;
  player_id: string;
  ledger_transaction_id: string;
  method: string;
  option: string | null;
  currency: Currency;
  amount: bigint;
  received: bigint | null;
  status: DepositStatus;
  exception: DepositException | null;
  /** Whether what was credited came late. */
  late: boolean;
  cause: string;
  /** Why it failed; null when it did not, is open, or without a known reason. */
  failure: DepositFailure | null;
  /** The game that it was begun in, by the name in its address. */
  game: string | null;
  provider: string;
  charge_id: string | null;
  checkout_url: string | null;
  charge_request: ChargeRequest | null;
  /** What the payer is asked for beyond the checkout's page. */
  ask: ChargeAsk | null;
  attempts: number;
  recheck: boolean;
  refund_due: boolean;
  /** Who took a refunded deposit back. */
  reversal: 'refund' | 'chargeback' | null;
  late_of: string | null;
  /** The deposit whose address further coins came to. */
  further_of: string | null;
  /** Stands for the card or wallet that was used. */
  instrument: string | null;
  /** Whether the name on it is the player's. */
  name_match: NameMatch | null;
  /** Keyed hash of the network that it was begun from; null when nobody was there. */
  network: Buffer | null;
  /** The bonus that it is made for. */
  bonus_id: string | null;
  idempotency_key: string;
  request_hash: Buffer;
  created_at: Date;
  updated_at: Date;
  checked_at: Date | null;
}
export type DepositRow = Selectable<DepositsTable>;
export type NewDeposit = Omit<
  DepositRow,
  | 'ask'
  | 'received'
  | 'failure'
  | 'exception'
  | 'late'
  | 'updated_at'
  | 'checked_at'
  | 'recheck'
  | 'refund_due'
  | 'reversal'
  | 'instrument'
  | 'name_match'
  | 'attempts'
  | 'further_of'
  | 'network'
  | 'bonus_id'
> & { further_of?: string | null; network?: Buffer | null; bonus_id?: string | null };

type Tables = {
  'payments.deposits': DepositsTable;
};

export type Database = Kysely<unknown> | Transaction<unknown>;

const tables = (db: Database) => db.withTables<Tables>();

/** Whether the amount of this method is fixed by us; with a voucher or a coin the payer decides it. */
export async function asksFixedAmount(db: Database, method: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments.methods where code = ${method} and type = 'regular'`.execute(db);
  return rows.length > 0;
}

/** @returns false when the player used the idempotency key before; nothing is written then. */
export async function insertDeposit(db: Database, deposit: NewDeposit): Promise<boolean> {
  const { charge_request: request, ...columns } = deposit;
  const result = await tables(db)
    .insertInto('payments.deposits')
    .values({
      ...columns,
      further_of: deposit.further_of ?? null,
      network: deposit.network ?? null,
      bonus_id: deposit.bonus_id ?? null,
      charge_request: request === null ? null : sql`${JSON.stringify(request)}::jsonb`,
      ask: null,
      received: null,
      failure: null,
      exception: deposit.late_of === null ? null : 'late',
      late: deposit.late_of !== null,
      attempts: 0,
      recheck: false,
      refund_due: false,
      reversal: null,
      instrument: null,
      name_match: null,
      updated_at: deposit.created_at,
      checked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The deposit with an idempotency key of the player; one that never reached the provider frees the key. */
export async function findByKey(
  db: Database,
  playerId: string,
  key: string,
): Promise<DepositRow | undefined> {
  return (
    tables(db)
      .selectFrom('payments.deposits')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('idempotency_key', '=', key)
      // Keys of money that was found are not the player's.
      .where('late_of', 'is', null)
      .where('further_of', 'is', null)
      .where((where) => where.or([where('status', '<>', 'failed'), where('charge_id', 'is not', null)]))
      .executeTakeFirst()
  );
}

export async function findDeposit(db: Database, id: string): Promise<DepositRow | undefined> {
  return tables(db).selectFrom('payments.deposits').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The player's deposits whose checkout is open, newest first. */
export async function findOpen(db: Database, playerId: string, limit: number): Promise<DepositRow[]> {
  return tables(db)
    .selectFrom('payments.deposits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'processing')
    .where('checkout_url', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Deposits that are not paid yet, of players who have excluded themselves: of one of them, or of all. */
export async function openOfExcluded(
  db: Database,
  playerId: string | null,
  limit: number,
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select d.* from payments.deposits d
      join identity.player_standing s on s.player_id::text = d.player_id and s.status = 'excluded'
     where d.status in ('creating', 'processing') and (${playerId}::text is null or d.player_id = ${playerId})
     order by d.created_at limit ${limit}`.execute(db);
  return rows;
}

/**
 * Whether money of the player may still come in, go back or be owed: a deposit that is open, looked at again, taken back, or
 * of which something waits for people.
 */
export async function hasUnfinished(db: Database, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments.deposits
     where player_id = ${playerId}
       and (status in ('creating', 'processing') or recheck or refund_due or exception = 'mismatch'
            or exists (select from payments.refunds r
                        where r.deposit_id = payments.deposits.id and r.state in ('sending', 'sent'))) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Locks the deposit until the transaction ends: reports about it are taken one at a time. */
export async function lockDeposit(trx: Database, id: string): Promise<DepositRow | undefined> {
  return tables(trx)
    .selectFrom('payments.deposits')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The deposit that a late payment of a closed one became. */
export async function lockLateDeposit(trx: Database, closedId: string): Promise<DepositRow | undefined> {
  return tables(trx)
    .selectFrom('payments.deposits')
    .selectAll()
    .where('late_of', '=', closedId)
    .forUpdate()
    .executeTakeFirst();
}

/** The deposits of further coins, oldest first. */
export async function lockFurther(trx: Database, ofId: string): Promise<DepositRow[]> {
  return tables(trx)
    .selectFrom('payments.deposits')
    .selectAll()
    .where('further_of', '=', ofId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether money was booked for the player of which a company tells what can't be true, until a person has looked. */
export async function hasDisputed(db: Database, playerId: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('payments.deposits')
    .select('id')
    .where('player_id', '=', playerId)
    .where('exception', '=', 'mismatch')
    .where('status', 'not in', ['failed', 'cancel'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a company's payment belongs to a deposit. @param besides of another deposit than this one. */
export async function chargeIsTaken(
  db: Database,
  { provider, chargeId, besides }: { provider: string; chargeId: string; besides?: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from payments.deposits
     where provider = ${provider} and charge_id = ${chargeId} and id is distinct from ${besides ?? null}::uuid
     limit 1`.execute(db);
  return rows.length > 0;
}

type Change = Partial<
  Pick<
    DepositRow,
    | 'status'
    | 'cause'
    | 'failure'
    | 'exception'
    | 'late'
    | 'received'
    | 'charge_id'
    | 'checkout_url'
    | 'recheck'
    | 'refund_due'
    | 'attempts'
    | 'checked_at'
    | 'reversal'
    | 'instrument'
    | 'name_match'
  >
>;

/** Writes down what a charge asks of its payer. */
export async function writeAsk(trx: Database, id: string, ask: ChargeAsk): Promise<void> {
  await sql`update payments.deposits set ask = ${JSON.stringify(ask)}::jsonb where id = ${id}`.execute(trx);
}

/** Writes what changed. The stored request goes as soon as the charge is known or the deposit is closed. */
export async function updateDeposit(trx: Database, id: string, change: Change, now: Date): Promise<void> {
  const spent =
    (change.charge_id ?? null) !== null || (change.status !== undefined && change.status !== 'creating');
  await tables(trx)
    .updateTable('payments.deposits')
    .set({ ...change, updated_at: now, ...(spent ? { charge_request: null } : {}) })
    .where('id', '=', id)
    .execute();
}

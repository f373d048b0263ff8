import { sql, type RawBuilder } from 'kysely';
import type { TransactionStatus, TransactionType } from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';
import { countRows, rowsOfPage } from '../kernel/listing';
import { PLAY_TYPES, type PlayerTransaction, type TransactionFilter, type TransactionSort } from './reading';
import type { Db } from './store';

interface TransactionRow {
  id: string;
  type: TransactionType;
  status: TransactionStatus;
  amount: bigint;
  fee: bigint;
  currency: Currency;
  balance: bigint | null;
  method: string | null;
  game_id: string | null;
  reference: string | null;
  created_at: Date;
}

/** Each order ends in something unique, so that no transaction is on two pages. */
const ORDERS: Record<TransactionSort, RawBuilder<unknown>> = {
  dateDesc: sql`created_at desc, id desc`,
  dateAsc: sql`created_at, id`,
  amountDesc: sql`amount desc, created_at desc, id desc`,
  amountAsc: sql`amount, created_at, id`,
};

/** What a filter asks of rows, in words that the indexes of the rare ones know (see their migration). */
function conditionsOf(playerId: string, filter: Partial<TransactionFilter>): RawBuilder<unknown> {
  const { types = [], statuses = [], amountFrom, amountTo, from, to } = filter;
  const conditions = [sql`player_id = ${playerId}`];
  if (from) conditions.push(sql`created_at >= ${from}`);
  if (to) conditions.push(sql`created_at < ${to}`);
  if (types.length > 0) {
    conditions.push(sql`type = any (${[...types]}::ledger.transaction_type[])`);
    if (!types.some((type) => (PLAY_TYPES as readonly string[]).includes(type)))
      conditions.push(sql`type not in ('bet', 'win')`);
  }
  if (statuses.length > 0) {
    conditions.push(sql`status = any (${[...statuses]}::ledger.transaction_status[])`);
    if (!statuses.includes('complete')) conditions.push(sql`status <> 'complete'`);
  }
  if (amountFrom !== undefined) conditions.push(sql`amount >= ${amountFrom}`);
  if (amountTo !== undefined) conditions.push(sql`amount <= ${amountTo}`);
  return sql.join(conditions, sql` and `);
}

const COLUMNS = sql`id, type, status, amount, fee, currency, balance, method, game_id, reference, created_at`;
const present = ({ game_id: gameId, created_at: date, ...row }: TransactionRow): PlayerTransaction => ({
  ...row,
  gameId,
  date,
});

/** One page of a player's history, and how many rows all pages hold (see `countRows`). */
export async function listTransactions(
  db: Db,
  playerId: string,
  filter: TransactionFilter,
): Promise<{ rows: PlayerTransaction[]; total: number }> {
  const where = conditionsOf(playerId, filter);
  const { offset, limit } = rowsOfPage(filter);
  const [page, total] = await Promise.all([
    sql<TransactionRow>`
      select ${COLUMNS} from ledger.transactions where ${where} order by ${ORDERS[filter.sort]}
       limit ${limit} offset ${offset}`.execute(db),
    countRows(db, sql`from ledger.transactions where ${where}`),
  ]);
  return { rows: page.rows.map(present), total };
}

/**
 * A player's history in parts, the oldest first. Each part costs the same, however many there are.
 * @param after the id of the last row of the part before; null for the first one.
 */
export async function transactionsAfter(
  db: Db,
  playerId: string,
  filter: Omit<TransactionFilter, 'sort' | 'page' | 'perPage'>,
  after: string | null,
  limit: number,
): Promise<PlayerTransaction[]> {
  const where = conditionsOf(playerId, filter);
  // The time comes from the row: a Date has no microseconds.
  const beyond = after
    ? sql`(created_at, id) > ((select created_at from ledger.transactions where id = ${after}::uuid), ${after}::uuid)`
    : sql`true`;
  const { rows } = await sql<TransactionRow>`
    select ${COLUMNS} from ledger.transactions where ${where} and ${beyond}
     order by created_at, id limit ${limit}`.execute(db);
  return rows.map(present);
}

export async function findOwnTransaction(
  db: Db,
  playerId: string,
  id: string,
): Promise<PlayerTransaction | null> {
  const { rows } = await sql<TransactionRow>`
    select ${COLUMNS} from ledger.transactions where id = ${id}::uuid and player_id = ${playerId}`.execute(
    db,
  );
  return rows[0] ? present(rows[0]) : null;
}

/** Those of some transactions that are a player's, the oldest first. */
export async function findOwnTransactions(
  db: Db,
  playerId: string,
  ids: readonly string[],
): Promise<PlayerTransaction[]> {
  const { rows } = await sql<TransactionRow>`
    select ${COLUMNS} from ledger.transactions where id = any (${[...ids]}::uuid[]) and player_id = ${playerId}
     order by created_at, id`.execute(db);
  return rows.map(present);
}

export interface SumFilter {
  types: readonly TransactionType[];
  from: Date;
  to: Date;
}

/** Minor units. */
export interface TypeSum {
  type: TransactionType;
  currency: Currency;
  amount: bigint;
}

/** Sums of complete transactions. What bets and wins come to is known to the history context, from far fewer rows. */
export async function sumTransactions(
  db: Db,
  playerId: string,
  { types, from, to }: SumFilter,
): Promise<TypeSum[]> {
  const where = conditionsOf(playerId, { types, statuses: ['complete'], from, to });
  const { rows } = await sql<TypeSum>`
    select type, currency, sum(amount)::bigint as amount from ledger.transactions where ${where}
     group by type, currency`.execute(db);
  return rows;
}

/** The same of many players. */
export async function sumTransactionsOf(
  db: Db,
  players: readonly string[],
  { types, from, to }: SumFilter,
): Promise<(TypeSum & { playerId: string })[]> {
  const { rows } = await sql<TypeSum & { playerId: string | null }>`
    select player_id as "playerId", type, currency, sum(amount)::bigint as amount from ledger.transactions
     where player_id = any (${[...players]}::uuid[]) and type = any (${[...types]}::ledger.transaction_type[])
       and status = 'complete' and created_at >= ${from} and created_at < ${to}
     group by player_id, type, currency`.execute(db);
  return rows.flatMap(({ playerId, ...sum }) => (playerId === null ? [] : [{ playerId, ...sum }]));
}

/** The same for each span between `bounds`, which are in order: the first one is 1. */
export async function sumTransactionsBetween(
  db: Db,
  playerId: string,
  { types, bounds }: { types: readonly TransactionType[]; bounds: readonly Date[] },
): Promise<{ span: number; type: TransactionType; currency: Currency; amount: bigint }[]> {
  const [from, to] = [bounds[0], bounds.at(-1)];
  const where = conditionsOf(playerId, { types, statuses: ['complete'], from, to });
  const { rows } = await sql<{ span: number; type: TransactionType; currency: Currency; amount: bigint }>`
    select width_bucket(created_at, ${[...bounds]}::timestamptz[]) as span, type, currency, sum(amount)::bigint as amount
      from ledger.transactions where ${where} group by 1, 2, 3`.execute(db);
  return rows;
}

/** A movement of a player's money: on which of their accounts, and by how much. Minor units. */
export interface TransactionMove {
  account: 'real' | 'bonus' | 'held';
  amount: bigint;
  at: Date;
}

/** What a transaction did to its player's accounts, in order. */
export async function findMoves(db: Db, transactionId: string): Promise<TransactionMove[]> {
  const { rows } = await sql<TransactionMove>`
    select a.kind as account, e.amount, p.created_at as at
      from ledger.postings p
      join ledger.entries e on e.posting_id = p.id
      join ledger.accounts a on a.id = e.account_id and a.player_id is not null
     where p.transaction_id = ${transactionId}::uuid order by p.id, a.kind`.execute(db);
  return rows;
}

/** What movements of a type did to a real balance. Minor units, below 0 when it fell. */
export interface RealMove {
  type: TransactionType;
  amount: bigint;
}

/**
 * What everything but play did to a real balance within a time, by type. What play did is known to the history context:
 * its transactions are far more.
 * @param from the beginning when left out
 */
export async function realMovesBesidesPlay(
  db: Db,
  playerId: string,
  currency: Currency,
  { from = new Date(0), to }: { from?: Date; to: Date },
): Promise<RealMove[]> {
  const { rows } = await sql<RealMove>`
    select t.type, sum(e.amount)::bigint as amount
      from ledger.transactions t
      join ledger.postings p on p.transaction_id = t.id
      join ledger.entries e on e.posting_id = p.id
      join ledger.accounts a on a.id = e.account_id and a.kind = 'real' and a.player_id = t.player_id
     where t.player_id = ${playerId} and t.currency = ${currency} and t.type not in ('bet', 'win')
       and t.type not in ('rollback_bet', 'rollback_win', 'free_spin_win')
       and p.created_at >= ${from} and p.created_at < ${to}
     group by t.type order by t.type`.execute(db);
  return rows;
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Currency } from '@/lib/money/money';
import { countRows, rowsOfPage } from '../kernel/listing';

export type Db = Kysely<unknown> | Transaction<unknown>;

/** Of one round; a table's column says so, too. */
const CALLS_KEPT = 500;

/** What movements add to one round. Amounts are minor units. */
export interface RoundPart {
  playerId: string;
  gameId: string;
  roundId: string;
  currency: Currency;
  providerId: number | null;
  staked: bigint;
  returned: bigint;
  won: bigint;
  stakes: number;
  freeSpins: number;
  closed: boolean;
  /** The studio's calls, in order. */
  calls: string[];
  beganAt: Date;
  endedAt: Date;
}

/** One round of a player. Amounts are minor units, bonus money included. */
export interface Round {
  gameId: string;
  roundId: string;
  currency: Currency;
  staked: bigint;
  /** Given back by the studio: what was staked without being played. */
  returned: bigint;
  won: bigint;
  /** How many stakes it has, and how many of them were free spins. */
  stakes: number;
  freeSpins: number;
  /** Whether the studio has said that nothing more comes. */
  closed: boolean;
  beganAt: Date;
  endedAt: Date;
}

/** Sums of rounds that began within a time. */
export interface PlaySums {
  currency: Currency;
  staked: bigint;
  won: bigint;
  rounds: number;
}

export interface RoundFilter {
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  gameId?: string | undefined;
  page: number;
  perPage: number;
}

/** Adds to rounds, each at most once in a call, and to the quarters of an hour in which they began. */
export async function addRounds(trx: Db, parts: readonly RoundPart[]): Promise<void> {
  const rows = parts.map((part) => ({
    player_id: part.playerId,
    game_id: part.gameId,
    round_id: part.roundId,
    currency: part.currency,
    provider_id: part.providerId,
    staked: part.staked.toString(),
    returned: part.returned.toString(),
    won: part.won.toString(),
    stakes: part.stakes,
    free_spins: part.freeSpins,
    closed: part.closed,
    calls: part.calls,
    began_at: part.beganAt.toISOString(),
    ended_at: part.endedAt.toISOString(),
  }));
  // What was given back was not staked, as far as sums go. xmax tells a new row from one that was there.
  await sql`
    with part as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (
        player_id uuid, game_id text, round_id text, currency text, provider_id integer, staked bigint, returned bigint,
        won bigint, stakes integer, free_spins integer, closed boolean, calls uuid[], began_at timestamptz,
        ended_at timestamptz)
    ), kept as (
      insert into history.rounds as r (player_id, game_id, round_id, currency, provider_id, staked, returned, won, stakes,
                                       free_spins, closed, calls, began_at, ended_at)
      select player_id, game_id, round_id, currency, provider_id, staked, returned, won, stakes, free_spins, closed,
             calls[1:${CALLS_KEPT}], began_at, ended_at
        from part order by player_id, game_id, round_id, currency
      on conflict (player_id, game_id, round_id, currency) do update
         set staked = r.staked + excluded.staked, returned = r.returned + excluded.returned, won = r.won + excluded.won,
             stakes = r.stakes + excluded.stakes, free_spins = r.free_spins + excluded.free_spins, closed = r.closed or excluded.closed,
             calls = (r.calls || excluded.calls)[1:${CALLS_KEPT}],
             ended_at = greatest(r.ended_at, excluded.ended_at)
      returning r.player_id, r.game_id, r.round_id, r.currency, r.began_at, (r.xmax = 0) as fresh
    )
    insert into history.quarters as q (player_id, currency, quarter, staked, won, rounds)
    select k.player_id, k.currency, date_bin('15 minutes', k.began_at, 'epoch'), sum(p.staked - p.returned), sum(p.won),
           count(*) filter (where k.fresh)
      from kept k join part p using (player_id, game_id, round_id, currency)
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (player_id, currency, quarter) do update
       set staked = q.staked + excluded.staked, won = q.won + excluded.won, rounds = q.rounds + excluded.rounds`.execute(
    trx,
  );
}

/** What play did to a real balance at a moment. Minor units, below 0 for a stake. */
export interface RealMove {
  playerId: string;
  currency: Currency;
  amount: bigint;
  at: Date;
}

export async function addRealMoves(trx: Db, moves: readonly RealMove[]): Promise<void> {
  const rows = moves.map(({ playerId, currency, amount, at }) => ({
    player_id: playerId,
    currency,
    amount: amount.toString(),
    at: at.toISOString(),
  }));
  await sql`
    insert into history.quarters as q (player_id, currency, quarter, real_moved)
    select m.player_id, m.currency, date_bin('15 minutes', m.at, 'epoch'), sum(m.amount)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
        player_id uuid, currency text, amount bigint, at timestamptz)
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (player_id, currency, quarter) do update set real_moved = q.real_moved + excluded.real_moved`.execute(
    trx,
  );
}

/** What play did to a real balance within a time that begins and ends with a quarter of an hour. Minor units. */
export async function realMoved(
  db: Db,
  playerId: string,
  currency: Currency,
  { from = new Date(0), to }: { from?: Date; to: Date },
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(real_moved), 0)::bigint as amount from history.quarters
     where player_id = ${playerId} and currency = ${currency} and quarter >= ${from} and quarter < ${to}`.execute(
    db,
  );
  return rows[0]?.amount ?? 0n;
}

/** One page of a player's rounds, the newest first, and how many there are (see `countRows`). */
export async function listRounds(
  db: Db,
  playerId: string,
  { from, to, gameId, page, perPage }: RoundFilter,
): Promise<{ rows: Round[]; total: number }> {
  const conditions = [sql`player_id = ${playerId}`];
  if (from) conditions.push(sql`began_at >= ${from}`);
  if (to) conditions.push(sql`began_at < ${to}`);
  if (gameId !== undefined) conditions.push(sql`game_id = ${gameId}`);
  const where = sql.join(conditions, sql` and `);
  const { offset, limit } = rowsOfPage({ page, perPage });
  const [{ rows }, total] = await Promise.all([
    sql<Round>`
      select game_id as "gameId", round_id as "roundId", currency, staked, returned, won, stakes,
             free_spins as "freeSpins", closed,
             began_at as "beganAt", ended_at as "endedAt"
        from history.rounds where ${where} order by began_at desc, game_id desc, round_id desc
       limit ${limit} offset ${offset}`.execute(db),
    countRows(db, sql`from history.rounds where ${where}`),
  ]);
  return { rows, total };
}

/** A round with the studio's calls in it. */
export async function findRound(
  db: Db,
  playerId: string,
  gameId: string,
  roundId: string,
): Promise<(Round & { calls: string[] }) | undefined> {
  const { rows } = await sql<Round & { calls: string[] }>`
    select game_id as "gameId", round_id as "roundId", currency, staked, returned, won, stakes,
           free_spins as "freeSpins", closed, calls,
           began_at as "beganAt", ended_at as "endedAt"
      from history.rounds where player_id = ${playerId} and game_id = ${gameId} and round_id = ${roundId}
     order by began_at limit 1`.execute(db);
  return rows[0];
}

/** Sums by the days of a time zone, the newest day first. @param timeZone a name that PostgreSQL knows. */
export async function sumDays(
  db: Db,
  playerId: string,
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): Promise<(PlaySums & { day: string })[]> {
  const { rows } = await sql<PlaySums & { day: string }>`
    select to_char(quarter at time zone ${timeZone}, 'YYYY-MM-DD') as day, currency, sum(staked)::bigint as staked,
           sum(won)::bigint as won, sum(rounds)::integer as rounds
      from history.quarters where player_id = ${playerId} and quarter >= ${from} and quarter < ${to}
     group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

/** Sums of all rounds that began within a time, by currency. */
export async function sumPlay(
  db: Db,
  playerId: string,
  { from, to }: { from: Date; to: Date },
): Promise<PlaySums[]> {
  const { rows } = await sql<PlaySums>`
    select currency, sum(staked)::bigint as staked, sum(won)::bigint as won, sum(rounds)::integer as rounds
      from history.quarters where player_id = ${playerId} and quarter >= ${from} and quarter < ${to}
     group by 1 order by 1`.execute(db);
  return rows;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';
import { UUID } from '@/lib/domain/uuid';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../../kernel/like';
import { countRows } from '../../kernel/listing';
import type { Award } from '../store';

type Db = Kysely<unknown>;

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS_SHOWN = 13;
const firstMonth = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_SHOWN + 1));

/** How many players are on a level, below the first one where it is null. */
export interface LevelCount {
  level: LevelCode | null;
  players: number;
}

export async function countByLevel(db: Db): Promise<LevelCount[]> {
  const { rows } = await sql<LevelCount>`
    select level, count(*)::integer as players from loyalty.standings group by level`.execute(db);
  return rows;
}

/** Of how many the level is held although their points have fallen below it. */
export async function countHeld(db: Db): Promise<LevelCount[]> {
  const { rows } = await sql<LevelCount>`
    select level, count(*)::integer as players from loyalty.standings where held_until is not null group by level`.execute(
    db,
  );
  return rows;
}

/** How many came to a level for the first time, in the last 7 and 30 days. */
export interface Risen {
  level: LevelCode;
  lately: number;
  month: number;
}

export async function countRisen(db: Db, now: Date): Promise<Risen[]> {
  const { rows } = await sql<Risen>`
    select code as level, count(*) filter (where first_at > ${daysBefore(now, 7)})::integer as lately,
           count(*)::integer as month
      from loyalty.reached where first_at > ${daysBefore(now, 30)} group by code`.execute(db);
  return rows;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Points that were given in a month, for one reason; below 0 where more was taken back. */
export interface MonthPoints {
  /** `YYYY-MM`, of UTC. */
  month: string;
  reason: 'deposit' | Award['kind'];
  points: bigint;
}

export async function sumPoints(db: Db, now: Date): Promise<MonthPoints[]> {
  const since = firstMonth(now);
  const { rows } = await sql<MonthPoints>`
    select to_char(month, 'YYYY-MM') as month, 'deposit' as reason, points from loyalty.deposit_points
     where month >= (${since}::timestamptz at time zone 'UTC')::date and points <> 0
    union all
    select to_char(at at time zone 'UTC', 'YYYY-MM'), kind, sum(points)::bigint from loyalty.awards
     where at >= ${since} group by 1, 2
     order by 1 desc, 2`.execute(db);
  return rows;
}

/** Points that became money in a month. Minor units. */
export interface MonthExchanges {
  month: string;
  currency: Currency;
  exchanges: number;
  players: number;
  points: bigint;
  amount: bigint;
}

export async function sumExchanges(db: Db, now: Date): Promise<MonthExchanges[]> {
  const { rows } = await sql<MonthExchanges>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, currency, count(*)::integer as exchanges,
           count(distinct player_id)::integer as players, sum(points)::bigint as points, sum(amount)::bigint as amount
      from loyalty.exchanges where at >= ${firstMonth(now)}
     group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

export const STANDING_SORTS = ['points', 'since', 'rose'] as const;
export interface StandingFilter {
  /** Part of the address, or the player's id. */
  text?: string | undefined;
  /** On one of these; null is below the first. All when left out. */
  levels?: readonly (LevelCode | null)[] | undefined;
  /** Who came to a level for the first time since then. */
  roseAfter?: Date | undefined;
  /** Whose level is held although their points have fallen. */
  held?: boolean | undefined;
  sort: (typeof STANDING_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** A player as operators see them among others. */
export interface DeskStanding {
  playerId: string;
  email: string | null;
  level: LevelCode | null;
  points: bigint;
  since: Date;
  heldUntil: Date | null;
  roseAt: Date | null;
}

function fitting({ text, levels, roseAfter, held }: StandingFilter): RawBuilder<unknown> {
  const byPlayer =
    text === undefined
      ? sql`true`
      : UUID.test(text)
        ? sql`s.player_id = ${text.toLowerCase()}::uuid`
        : sql`lower(d.email) like ${likePart(text)}`;
  const byLevel =
    levels === undefined
      ? sql`true`
      : sql`(s.level = any (${levels.filter((one) => one !== null)}::text[])
             or (${levels.includes(null)}::boolean and s.level is null))`;
  return sql`
      from loyalty.standings s left join identity.player_directory d on d.player_id = s.player_id
     where ${byPlayer} and ${byLevel}
       and ${roseAfter ? sql`s.rose_at > ${roseAfter}` : sql`true`}
       and ${held === undefined ? sql`true` : held ? sql`s.held_until is not null` : sql`s.held_until is null`}`;
}

export async function listStandings(db: Db, filter: StandingFilter): Promise<DeskStanding[]> {
  const by = { points: sql`s.points`, since: sql`s.since`, rose: sql`s.rose_at` }[filter.sort];
  // As the index of the column has it: any other order reads and sorts the whole table.
  const down = filter.sort === 'rose' ? sql`${by} desc nulls last` : sql`${by} desc`;
  const order = filter.descending ? sql`${down}, s.player_id` : sql`${by}, s.player_id`;
  const { rows } = await sql<DeskStanding>`
    select s.player_id as "playerId", d.email, s.level, s.points, s.since, s.held_until as "heldUntil", s.rose_at as "roseAt"
    ${fitting(filter)} order by ${order} offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(
    db,
  );
  return rows;
}

export const countStandings = (db: Db, filter: StandingFilter): Promise<number> =>
  countRows(db, fitting(filter));

export interface MadeDeposit {
  at: Date;
  currency: Currency;
  amount: bigint;
}

/** Deposits of a player that were made and have stayed, the oldest first. */
export async function listDeposits(db: Db, playerId: string): Promise<MadeDeposit[]> {
  const { rows } = await sql<MadeDeposit>`
    select created_at as at, currency, amount from ledger.made_deposits
     where player_id = ${playerId}::uuid order by created_at, amount`.execute(db);
  return rows;
}

/** What was given or taken beside deposits, with why. */
export async function listReasons(
  db: Db,
  playerId: string,
): Promise<{ at: Date; kind: Award['kind']; reference: string; points: bigint; reason: string | null }[]> {
  const { rows } = await sql<{
    at: Date;
    kind: Award['kind'];
    reference: string;
    points: bigint;
    reason: string | null;
  }>`
    select at, kind, reference, points, reason from loyalty.awards
     where player_id = ${playerId}::uuid order by at, reference`.execute(db);
  return rows;
}

import { sql, type RawBuilder } from 'kysely';
import { UUID } from '@/lib/domain/uuid';
import type { WheelPrize, WheelWithheld } from '@/lib/domain/wheel';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { Db } from './store';

/** What the wheel gave in a month of UTC, in one currency. Minor units. */
export interface WheelMonth {
  /** `YYYY-MM`. */
  month: string;
  currency: Currency;
  turns: number;
  players: number;
  bonuses: bigint;
  freeSpins: number;
  points: number;
  /** A bonus counted as its amount, a free spin as its stake. */
  worth: bigint;
  withheld: number;
}

export const DESK_SPIN_SORTS = ['at', 'worth'] as const;

export interface DeskSpinFilter {
  /** Part of the address, or the player's id. */
  text?: string | undefined;
  kind?: WheelPrize | undefined;
  withheld?: boolean | undefined;
  sort: (typeof DESK_SPIN_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** A turn as operators see it. */
export interface DeskSpin {
  id: string;
  at: Date;
  /** Null once the player is erased. */
  playerId: string | null;
  email: string | null;
  tableVersion: number;
  /** From 0. */
  field: number;
  kind: WheelPrize;
  currency: Currency;
  amount: bigint;
  freeSpins: number;
  points: number;
  worth: bigint;
  withheld: WheelWithheld | null;
}

const MONTHS_SHOWN = 13;

/** What was given by months, the latest first. */
export async function sumMonths(db: Db, now: Date): Promise<WheelMonth[]> {
  const { rows } = await sql<WheelMonth>`
    select to_char(date_trunc('month', at, 'UTC') at time zone 'UTC', 'YYYY-MM') as month, currency, count(*)::integer as turns,
           count(distinct player_id)::integer as players, sum(amount)::bigint as bonuses,
           sum(free_spins)::integer as "freeSpins", sum(points)::integer as points, sum(worth)::bigint as worth,
           count(withheld)::integer as withheld
      from wheel.spins
     where at >= date_trunc('month', ${now}::timestamptz, 'UTC') - make_interval(months => ${MONTHS_SHOWN - 1}::integer)
     group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

function fitting({ text, kind, withheld }: DeskSpinFilter): RawBuilder<unknown> {
  const byPlayer =
    text === undefined
      ? sql`true`
      : UUID.test(text)
        ? sql`s.player_id = ${text.toLowerCase()}::uuid`
        : sql`lower(d.email) like ${likePart(text)}`;
  return sql`
      from wheel.spins s left join identity.player_directory d on d.player_id = s.player_id
     where ${byPlayer} and (${kind ?? null}::text is null or s.kind = ${kind ?? null}::text)
       and (${withheld ?? null}::boolean is null or (s.withheld is not null) = ${withheld ?? null}::boolean)`;
}

export async function listDeskSpins(db: Db, filter: DeskSpinFilter): Promise<DeskSpin[]> {
  const by = filter.sort === 'worth' ? sql`s.worth` : sql`s.at`;
  const order = filter.descending ? sql`${by} desc, s.id` : sql`${by}, s.id`;
  const { rows } = await sql<DeskSpin>`
    select s.id, s.at, s.player_id as "playerId", d.email, s.table_version as "tableVersion", s.field, s.kind, s.currency,
           s.amount, s.free_spins as "freeSpins", s.points, s.worth, s.withheld
    ${fitting(filter)} order by ${order} offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(
    db,
  );
  return rows;
}

export const countDeskSpins = (db: Db, filter: DeskSpinFilter): Promise<number> =>
  countRows(db, fitting(filter));

import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Db } from './store';

export const SPENDING_PERIODS = ['day', 'week', 'month'] as const;
export type SpendingPeriod = (typeof SPENDING_PERIODS)[number];

/** Where a span begins: the day in the player's zone, and the moment. */
export interface SpanStart {
  day: string;
  at: Date;
}

/**
 * The latest spans of a player's clock, the oldest first, with the end of the last one after them. Weeks begin on Monday.
 * @param count how many spans
 */
export async function spansOf(
  db: Db,
  playerId: string,
  { per, count, now }: { per: SpendingPeriod; count: number; now: Date },
): Promise<{ timeZone: string; starts: SpanStart[] }> {
  const { rows } = await sql<SpanStart & { zone: string }>`
    select z.zone, to_char(s.day, 'YYYY-MM-DD') as day, s.day at time zone z.zone as at
      from (select coalesce((select time_zone from players.time_zones where player_id = ${playerId}::uuid), 'UTC') as zone) z,
           lateral (select date_trunc(${per}, ${now}::timestamptz at time zone z.zone) as day) n,
           lateral generate_series(n.day - ${count - 1}::integer * ${`1 ${per}`}::interval, n.day + ${`1 ${per}`}::interval,
                                   ${`1 ${per}`}::interval) as s (day)
     order by s.day`.execute(db);
  return { timeZone: rows[0]?.zone ?? 'UTC', starts: rows.map(({ day, at }) => ({ day, at })) };
}

/** What was played in one span, in one currency. */
export interface PlayedInSpan {
  /** Counted from 1. */
  span: number;
  currency: Currency;
  /** What play did to the real balance: minor units, below 0 when it fell. */
  moved: bigint;
  ms: bigint;
}

/** @param bounds where each span begins, and where the last one ends; all of them begin a quarter of an hour */
export async function playedInSpans(
  db: Db,
  playerId: string,
  bounds: readonly Date[],
): Promise<PlayedInSpan[]> {
  const { rows } = await sql<PlayedInSpan>`
    select width_bucket(quarter, ${[...bounds]}::timestamptz[]) as span, currency, sum(real_moved)::bigint as moved,
           sum(played_ms)::bigint as ms
      from history.quarters
     where player_id = ${playerId}::uuid and quarter >= ${bounds[0]} and quarter < ${bounds.at(-1)}
     group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** When a player staked, and in what. */
export interface StakeMade {
  playerId: string;
  currency: Currency;
  at: Date;
}

/** Counts the time between stakes: five minutes at most, none after half an hour, each quarter of an hour its part. */
export async function addTime(trx: Db, stakes: readonly StakeMade[]): Promise<void> {
  if (stakes.length === 0) return;
  const rows = stakes.map(({ playerId, currency, at }) => ({
    player_id: playerId,
    currency,
    at: at.toISOString(),
  }));
  await sql`
    with stake as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (player_id uuid, currency text, at timestamptz)
    ), told as (
      select s.player_id, s.currency, s.at,
             coalesce(lag(s.at) over (partition by s.player_id order by s.at), l.at) as before
        from stake s left join history.last_stakes l using (player_id)
    ), played as (
      select player_id, currency, greatest(before, at - interval '5 minutes') as began, at
        from told where before < at and at - before <= interval '30 minutes'
    ), noted as (
      insert into history.last_stakes as l (player_id, at)
      select player_id, max(at) from stake group by player_id order by player_id
      on conflict (player_id) do update set at = greatest(l.at, excluded.at)
    )
    insert into history.quarters as q (player_id, currency, quarter, played_ms)
    select p.player_id, p.currency, s.quarter,
           (extract(epoch from sum(least(p.at, s.quarter + interval '15 minutes') - greatest(p.began, s.quarter))) * 1000)::bigint
      from played p,
           lateral generate_series(date_bin('15 minutes', p.began, 'epoch'), p.at, interval '15 minutes') as s (quarter)
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (player_id, currency, quarter) do update set played_ms = q.played_ms + excluded.played_ms`.execute(
    trx,
  );
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { UUID } from '@/lib/domain/uuid';
import type { CashbackOutcome, LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../../kernel/like';
import { countRows } from '../../kernel/listing';
import type { Failure, Run } from './runs-store';
import type { Period, Withheld } from './sum';

type Db = Kysely<unknown>;

/** Players and currencies of a period or a run, by what became of them. */
export type OutcomeCounts = Record<CashbackOutcome, number>;

/** What was given in one currency. Minor units. */
export interface GivenSum {
  currency: Currency;
  /** As real money. */
  real: bigint;
  /** As bonuses that are to be wagered. */
  bonus: bigint;
}

/** A run as operators see it. */
export interface RunFile extends Run, OutcomeCounts {
  sums: GivenSum[];
}

export interface RunFilter {
  offset: number;
  limit: number;
}

/** What became of a player in a run. */
export interface RunPlayer {
  playerId: string;
  /** Null once the player is erased. */
  email: string | null;
  currency: Currency;
  level: LevelCode | null;
  percent: number | null;
  loss: bigint | null;
  amount: bigint | null;
  wagering: number | null;
  outcome: CashbackOutcome;
  withheld: Withheld | null;
  failure: Failure | null;
  detail: string | null;
  at: Date;
}

export interface RunPlayerFilter extends RunFilter {
  runId: string;
  outcome?: CashbackOutcome | undefined;
  /** Part of the address, or the player's id. */
  text?: string | undefined;
}

/** What was given in a month of UTC in one currency. Minor units. */
export interface CashbackMonth extends GivenSum {
  /** `YYYY-MM`. */
  month: string;
  players: number;
  /** How often something was given. */
  times: number;
}

const MONTHS_SHOWN = 13;

const outcome = sql`
    case when c.withheld is null then 'credited' when c.withheld = 'account' then 'excluded'
         when c.withheld = 'bonus' then 'refused' else 'nothing' end`;

/** Without what is only given once its run is known: older lines have none. */
export async function listRuns(db: Db, { offset, limit }: RunFilter): Promise<RunFile[]> {
  const { rows } = await sql<Run & OutcomeCounts>`
    select r.id, r.period_start as start, r.period_end as "end", r.started_by as "startedBy", r.reason,
           r.started_at as "startedAt", r.ended_at as "endedAt", r.is_stopped as "isStopped",
           (count(c.player_id) filter (where c.withheld is null))::integer as credited,
           (count(c.player_id) filter (where c.withheld in ('no_loss', 'no_level', 'too_small')))::integer as nothing,
           (count(c.player_id) filter (where c.withheld = 'account'))::integer as excluded,
           (count(c.player_id) filter (where c.withheld = 'bonus'))::integer as refused,
           (select count(*) from loyalty.cashback_failures f where f.run_id = r.id)::integer as failed
      from loyalty.cashback_runs r left join loyalty.cashback c on c.run_id = r.id
     group by r.id order by r.started_at desc, r.id offset ${offset}::bigint limit ${limit}::bigint`.execute(
    db,
  );
  const sums = await sumsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((run) => ({
    ...run,
    sums: sums.filter(({ runId }) => runId === run.id).map(({ runId: _run, ...sum }) => sum),
  }));
}

async function sumsOf(db: Db, ids: readonly string[]): Promise<(GivenSum & { runId: string })[]> {
  const { rows } = await sql<GivenSum & { runId: string | null }>`
    select run_id as "runId", currency, (coalesce(sum(amount) filter (where transaction_id is not null), 0))::bigint as real,
           (coalesce(sum(amount) filter (where grant_id is not null), 0))::bigint as bonus
      from loyalty.cashback where run_id = any(${ids}::uuid[]) and withheld is null
     group by 1, 2 order by 2`.execute(db);
  return rows.flatMap(({ runId, ...sum }) => (runId === null ? [] : [{ ...sum, runId }]));
}

export const countRuns = (db: Db): Promise<number> => countRows(db, sql`from loyalty.cashback_runs`);

function fitting({ runId, outcome: wanted = undefined, text }: RunPlayerFilter): RawBuilder<unknown> {
  const byPlayer =
    text === undefined
      ? sql`true`
      : UUID.test(text)
        ? sql`p.player_id = ${text.toLowerCase()}::uuid`
        : sql`lower(d.email) like ${likePart(text)}`;
  return sql`
      from (select c.player_id, c.currency, c.level, c.percent,
                   greatest(c.staked - c.returned - c.won - c.jackpots - c.converted, 0)::bigint as loss,
                   c.amount, c.wagering, ${outcome} as outcome, c.withheld, null::text as failure, null::text as detail,
                   c.settled_at as at
              from loyalty.cashback c where c.run_id = ${runId}::uuid
            union all
            select f.player_id, f.currency, null, null, null, null, null, 'failed', null, f.why, f.detail, f.tried_at
              from loyalty.cashback_failures f where f.run_id = ${runId}::uuid) p
      left join identity.player_directory d on d.player_id = p.player_id
     where ${byPlayer} and (${wanted ?? null}::text is null or p.outcome = ${wanted ?? null}::text)`;
}

/** Those that failed first, then the largest sums. */
export async function listRunPlayers(db: Db, filter: RunPlayerFilter): Promise<RunPlayer[]> {
  const { rows } = await sql<RunPlayer>`
    select p.player_id as "playerId", d.email, p.currency, p.level, p.percent, p.loss, p.amount, p.wagering, p.outcome,
           p.withheld, p.failure, p.detail, p.at
    ${fitting(filter)}
     order by p.outcome <> 'failed', p.amount desc nulls last, p.player_id, p.currency
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countRunPlayers = (db: Db, filter: RunPlayerFilter): Promise<number> =>
  countRows(db, fitting(filter));

/** How many players and currencies a period has, and for how many it was given or tried. */
export async function countPeriod(
  db: Db,
  { start, end }: Period,
): Promise<{ players: number; settled: number; failed: number; campaign: number }> {
  const { rows } = await sql<{ players: number; settled: number; failed: number; campaign: number }>`
    select (select count(*) from (select distinct player_id, currency from loyalty.played_days
                                   where day >= (${start}::timestamptz at time zone 'UTC')::date
                                     and day < (${end}::timestamptz at time zone 'UTC')::date) p)::integer as players,
           (select count(*) from loyalty.cashback where period_end = ${end})::integer as settled,
           (select count(*) from loyalty.cashback_failures where period_end = ${end})::integer as failed,
           (select count(*) from loyalty.cashback_failures
             where period_end = ${end} and why = 'campaign')::integer as campaign`.execute(db);
  return rows[0] ?? { players: 0, settled: 0, failed: 0, campaign: 0 };
}

/** What was given by months, the latest first. */
export async function sumMonths(db: Db, now: Date): Promise<CashbackMonth[]> {
  const { rows } = await sql<CashbackMonth>`
    select to_char(date_trunc('month', settled_at, 'UTC') at time zone 'UTC', 'YYYY-MM') as month, currency,
           count(distinct player_id)::integer as players, count(*)::integer as times,
           (coalesce(sum(amount) filter (where transaction_id is not null), 0))::bigint as real,
           (coalesce(sum(amount) filter (where grant_id is not null), 0))::bigint as bonus
      from loyalty.cashback
     where withheld is null
       and settled_at >= date_trunc('month', ${now}::timestamptz, 'UTC') - make_interval(months => ${MONTHS_SHOWN - 1}::integer)
     group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

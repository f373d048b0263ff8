import { sql, type Kysely, type RawBuilder } from 'kysely';
import { UUID } from '@/lib/domain/uuid';
import type { CashbackOutcome, LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../../kernel/like';
import { countRows } from '../../kernel/listing';
import { outcomeSums, runColumns, type Failure, type Run } from './runs-store';
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

type RunSums = Omit<OutcomeCounts, 'failed'> & GivenSum & { runId: string };

/** Runs that have ended have their sums written down; the others, of which there are few, are added up. */
export async function listRuns(db: Db, { offset, limit }: RunFilter): Promise<RunFile[]> {
  const { rows } = await sql<Run & { failed: number }>`
    select r.*, (select count(*) from loyalty.cashback_failures f where f.run_id = r.id)::integer as failed
      from (select ${runColumns} from loyalty.cashback_runs
             order by started_at desc, id offset ${offset}::bigint limit ${limit}::bigint) r
     order by r."startedAt" desc, r.id`.execute(db);
  const sums = await sumsOf(db, rows);
  return rows.map((run) => {
    const own = sums.filter(({ runId }) => runId === run.id);
    const count = (outcome: 'credited' | 'nothing' | 'excluded' | 'refused') =>
      own.reduce((all, one) => all + one[outcome], 0);
    return {
      ...run,
      ...{ credited: count('credited'), nothing: count('nothing') },
      ...{ excluded: count('excluded'), refused: count('refused') },
      sums: own.flatMap(({ currency, credited, real, bonus }) =>
        credited > 0 ? [{ currency, real, bonus }] : [],
      ),
    };
  });
}

async function sumsOf(db: Db, runs: readonly Pick<Run, 'id'>[]): Promise<RunSums[]> {
  const ids = runs.map(({ id }) => id);
  const { rows } = await sql<RunSums>`
    select run_id as "runId", currency, credited, nothing, excluded, refused, real, bonus
      from loyalty.cashback_run_sums where run_id = any (${ids}::uuid[])
    union all
    select c.run_id as "runId", c.currency, ${outcomeSums}
      from unnest(${ids}::uuid[]) as r (id) join loyalty.cashback c on c.run_id = r.id
     where not exists (select from loyalty.cashback_run_sums s where s.run_id = r.id) group by c.run_id, c.currency
     order by 2`.execute(db);
  return rows;
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

/** For how many players and currencies of a period it was given or tried. */
export async function countPeriod(
  db: Db,
  { end }: Period,
): Promise<{ settled: number; failed: number; campaign: number }> {
  const { rows } = await sql<{ settled: number; failed: number; campaign: number }>`
    select (select count(*) from loyalty.cashback where period_end = ${end})::integer as settled,
           (select count(*) from loyalty.cashback_failures where period_end = ${end})::integer as failed,
           (select count(*) from loyalty.cashback_failures
             where period_end = ${end} and why = 'campaign')::integer as campaign`.execute(db);
  return rows[0] ?? { settled: 0, failed: 0, campaign: 0 };
}

/** What was given by months, the latest first. */
export async function sumMonths(db: Db, now: Date): Promise<CashbackMonth[]> {
  const { rows } = await sql<CashbackMonth>`
    select to_char(month, 'YYYY-MM') as month, currency, count(*)::integer as players, sum(times)::integer as times,
           sum(real)::bigint as real, sum(bonus)::bigint as bonus
      from (select date_trunc('month', settled_at at time zone 'UTC') as month, currency, player_id, count(*) as times,
                   coalesce(sum(amount) filter (where transaction_id is not null), 0) as real,
                   coalesce(sum(amount) filter (where grant_id is not null), 0) as bonus
              from loyalty.cashback
             where withheld is null
               and settled_at >= date_trunc('month', ${now}::timestamptz, 'UTC') - make_interval(months => ${MONTHS_SHOWN - 1}::integer)
             group by 1, 2, 3) p
     group by p.month, currency order by p.month desc, currency`.execute(db);
  return rows;
}

import { sql, type Kysely } from 'kysely';
import { lockPlay, unsettled, type Candidate } from './store';
import type { Period } from './sum';

type Db = Kysely<unknown>;

/** Why what comes back could not be given; it is tried again. */
export const FAILURES = ['campaign', 'error'] as const;
export type Failure = (typeof FAILURES)[number];

/** A run of a period. */
export interface Run extends Period {
  id: string;
  /** Null for one that came by itself. */
  startedBy: string | null;
  reason: string | null;
  startedAt: Date;
  endedAt: Date | null;
  /** Whether a hold ended it before all was given. */
  isStopped: boolean;
}

/** A period that an operator holds back. */
export interface Hold extends Period {
  until: Date;
  heldAt: Date;
  heldBy: string;
  reason: string;
}

/** What became of players in a run, by currency, over rows of `loyalty.cashback c`. */
export const outcomeSums = sql`
    (count(*) filter (where c.withheld is null))::integer as credited,
    (count(*) filter (where c.withheld in ('no_loss', 'no_level', 'too_small')))::integer as nothing,
    (count(*) filter (where c.withheld = 'account'))::integer as excluded,
    (count(*) filter (where c.withheld = 'bonus'))::integer as refused,
    (coalesce(sum(c.amount) filter (where c.transaction_id is not null), 0))::bigint as real,
    (coalesce(sum(c.amount) filter (where c.grant_id is not null), 0))::bigint as bonus`;

export const runColumns = sql`
    id, period_start as start, period_end as "end", started_by as "startedBy", reason, started_at as "startedAt",
    ended_at as "endedAt", is_stopped as "isStopped"`;

/** Nobody begins or holds a period until the transaction ends. */
export const lockPeriod = (trx: Db, { end }: Period) =>
  sql`select pg_advisory_xact_lock(hashtextextended('cashback of ' || ${end.toISOString()}::text, 0))`.execute(
    trx,
  );

export async function addRun(
  trx: Db,
  run: Period & { id: string; key: string | null; startedBy: string | null; reason: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into loyalty.cashback_runs (id, period_start, period_end, key, started_by, reason, started_at)
    values (${run.id}, ${run.start}, ${run.end}, ${run.key}, ${run.startedBy}, ${run.reason}, ${run.at})
    on conflict do nothing`.execute(trx);
}

/** The run that an operator started with a key. */
export async function findByKey(db: Db, startedBy: string, key: string): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    select ${runColumns} from loyalty.cashback_runs where started_by = ${startedBy} and key = ${key}`.execute(
    db,
  );
  return rows[0];
}

/** Runs that are under way, the oldest period first. */
export async function listUnderWay(db: Db): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select ${runColumns} from loyalty.cashback_runs where ended_at is null order by period_end`.execute(db);
  return rows;
}

/** Whether a run goes on; while the transaction lasts, nobody ends it. */
export async function holdOpen(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select ended_at is null as open from loyalty.cashback_runs where id = ${id}::uuid for share`.execute(trx);
  return rows[0]?.open ?? false;
}

/**
 * Ends a run that has gone through everybody. Who is settled at this moment is waited for; whose play came since the run was by is
 * left to the next one.
 */
export async function endRun(db: Db, run: Pick<Run, 'id' | 'start' | 'end'>, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPlay(trx);
    const left = await unsettled(trx, run, { limit: 1 });
    const { rows } = await sql<{ id: string }>`
      update loyalty.cashback_runs set ended_at = ${at}, is_complete = ${left.length === 0}
       where id = ${run.id}::uuid and ended_at is null returning id`.execute(trx);
    await addRunSums(trx, rows);
  });
}

/** A hold ends what is under way. */
export async function stopRuns(trx: Db, { end }: Period, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update loyalty.cashback_runs set ended_at = ${at}, is_stopped = true
     where period_end = ${end} and ended_at is null returning id`.execute(trx);
  await addRunSums(trx, rows);
}

/** Writes down what became of everybody in runs that have ended: nobody is added to them any more. */
async function addRunSums(trx: Db, runs: readonly { id: string }[]): Promise<void> {
  if (runs.length === 0) return;
  await sql`
    insert into loyalty.cashback_run_sums (run_id, currency, credited, nothing, excluded, refused, real, bonus)
    select c.run_id, c.currency, ${outcomeSums}
      from loyalty.cashback c where c.run_id = any (${runs.map(({ id }) => id)}::uuid[]) group by c.run_id, c.currency`.execute(
    trx,
  );
}

/** Since when everybody of a period is settled; null where somebody is not, or may not be. */
export async function completeSince(db: Db, { start, end }: Period): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select max(ended_at) as since from loyalty.cashback_runs
     where period_end = ${end} and period_start = ${start} and is_complete`.execute(db);
  return rows[0]?.since ?? null;
}

const holdColumns = sql`
    period_start as start, period_end as "end", until, held_at as "heldAt", held_by as "heldBy", reason`;

/** The hold that a period is under at a moment. */
export async function findHold(db: Db, { end }: Period, now: Date): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`
    select ${holdColumns} from loyalty.cashback_holds
     where period_end = ${end} and ended_at is null and until > ${now}`.execute(db);
  return rows[0];
}

/** Each period is held once. @returns false when it was before */
export async function addHold(trx: Db, hold: Hold): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into loyalty.cashback_holds (period_end, period_start, until, held_at, held_by, reason)
    values (${hold.end}, ${hold.start}, ${hold.until}, ${hold.heldAt}, ${hold.heldBy}, ${hold.reason})
    on conflict do nothing`.execute(trx);
  return numAffectedRows > 0n;
}

export async function endHold(trx: Db, { end }: Period, by: string, at: Date): Promise<void> {
  await sql`
    update loyalty.cashback_holds set ended_at = ${at}, ended_by = ${by}
     where period_end = ${end} and ended_at is null and until > ${at}`.execute(trx);
}

export async function noteFailure(
  db: Db,
  { playerId, currency, end }: Candidate & Pick<Period, 'end'>,
  { runId, why, detail, at }: { runId: string; why: Failure; detail: string; at: Date },
): Promise<void> {
  await sql`
    insert into loyalty.cashback_failures as f (player_id, period_end, currency, run_id, why, detail, tries, tried_at)
    values (${playerId}, ${end}, ${currency}, ${runId}, ${why}, ${detail}, 1, ${at})
    on conflict (player_id, period_end, currency) do update
       set run_id = excluded.run_id, why = excluded.why, detail = excluded.detail, tries = f.tries + 1,
           tried_at = excluded.tried_at`.execute(db);
}

export async function forgetFailure(
  trx: Db,
  { playerId, currency, end }: Candidate & Pick<Period, 'end'>,
): Promise<void> {
  await sql`
    delete from loyalty.cashback_failures
     where player_id = ${playerId} and period_end = ${end} and currency = ${currency}`.execute(trx);
}

export async function deleteFailures(db: Db, playerId: string): Promise<void> {
  await sql`delete from loyalty.cashback_failures where player_id = ${playerId}::uuid`.execute(db);
}

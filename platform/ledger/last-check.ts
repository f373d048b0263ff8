import { sql } from 'kysely';
import type { LedgerReport } from './check';
import type { Db } from './store';

/** What the latest run of the check found. */
export interface LastCheck {
  at: Date;
  holds: boolean;
  /** The invariants that do not hold. */
  broken: { number: number; name: string; broken: number; offenders: string[] }[];
}

export async function noteCheck(db: Db, { holds, results }: LedgerReport, at: Date): Promise<void> {
  const broken = results
    .filter((result) => result.broken > 0)
    .map(({ number, name, broken: count, offenders }) => ({ number, name, broken: count, offenders }));
  await sql`select ledger.note_check(${at}, ${holds}, ${JSON.stringify(broken)}::jsonb)`.execute(db);
}

/** Null while the check never ran. */
export async function readLastCheck(db: Db): Promise<LastCheck | null> {
  const { rows } = await sql<LastCheck>`
    select at, holds, broken from ledger.checks order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

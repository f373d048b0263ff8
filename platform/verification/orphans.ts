import { sql } from 'kysely';
import type { Db } from './store';

/** Notes that a folder belongs to nobody, yet or any more. */
export async function addOrphan(db: Db, folder: string, now: Date): Promise<void> {
  await sql`insert into verification.orphans (folder, since) values (${folder}, ${now}) on conflict do nothing`.execute(
    db,
  );
}

/** The folder is gone, or a file names it. */
export async function strikeOrphan(db: Db, folder: string): Promise<void> {
  await sql`delete from verification.orphans where folder = ${folder}`.execute(db);
}

/** Folders of nobody, for so long that no upload can be at work there; some at a time. */
export async function oldOrphans(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ folder: string }>`
    select folder from verification.orphans where since < ${before} order by since limit 500`.execute(db);
  return rows.map(({ folder }) => folder);
}

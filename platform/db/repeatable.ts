import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';

/** Serialises two launchers that migrate one database at the same moment. */
const LOCK = 7_204_102;

export interface RepeatableFile {
  /** From the repository's root, with slashes: platform/ledger/sql/api.sql. */
  name: string;
  /** The folder under platform, which is also the name of its schema. */
  context: string;
  text: string;
}

/** Functions, views and triggers of every context, in the order in which they are applied. */
export async function readRepeatableFiles(root = process.cwd()): Promise<RepeatableFile[]> {
  const files: RepeatableFile[] = [];
  for (const context of (await readdir(path.join(root, 'platform'))).sort()) {
    const folder = path.join(root, 'platform', context, 'sql');
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(path.join(folder, name), 'utf8');
      files.push({ name: `platform/${context}/sql/${name}`, context, text });
    }
  }
  return files;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Applies the files whose text differs from what was applied last, all in one transaction, after the numbered
 * migrations. A function that is no longer in any file is dropped by a numbered migration.
 * @returns the names of the files that were applied.
 * @throws the database's error with the file's name; nothing is applied then.
 */
export async function applyRepeatables(db: Kysely<unknown>): Promise<string[]> {
  const files = await readRepeatableFiles();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`
      create table if not exists migrations.repeatable (
        name       text        primary key,
        hash       text        not null,
        applied_at timestamptz not null default now()
      )`.execute(trx);
    // Every text that was ever applied: an instance of the version before is ready although its functions were replaced.
    await sql`
      create table if not exists migrations.repeatable_texts (
        name text not null,
        hash text not null,
        primary key (name, hash)
      )`.execute(trx);
    await sql`
      insert into migrations.repeatable_texts (name, hash) select name, hash from migrations.repeatable
      on conflict do nothing`.execute(trx);
    const { rows } = await sql<{ name: string; hash: string }>`
      select name, hash from migrations.repeatable`.execute(trx);
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const changed = files.filter(({ name, text }) => applied.get(name) !== hashOf(text));
    // A function may call one of a file that comes later.
    await sql`set local check_function_bodies = off`.execute(trx);
    for (const { name, text } of changed) {
      try {
        await sql.raw(text).execute(trx);
      } catch (error) {
        throw new Error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
      await sql`
        insert into migrations.repeatable (name, hash) values (${name}, ${hashOf(text)})
        on conflict (name) do update set hash = excluded.hash, applied_at = now()`.execute(trx);
      await sql`
        insert into migrations.repeatable_texts (name, hash) values (${name}, ${hashOf(text)})
        on conflict do nothing`.execute(trx);
    }
    if (changed.length > 0) {
      // By default PostgreSQL lets every role execute a new function. Here a file must grant it.
      for (const schema of new Set(files.map(({ context }) => context))) {
        await sql`revoke execute on all functions in schema ${sql.ref(schema)} from public`.execute(trx);
      }
    }
    return changed.map(({ name }) => name);
  });
}

/** Read at the first call and kept: the files of this process's own version. */
let own: Promise<RepeatableFile[]> | undefined;

/** Names of the files of this version that this database has never had. */
export async function pendingRepeatables(db: Kysely<unknown>): Promise<string[]> {
  own ??= readRepeatableFiles().catch((error: unknown) => {
    own = undefined;
    throw error;
  });
  const files = await own;
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from migrations.repeatable_texts`.execute(db);
  const known = new Set(rows.map(({ name, hash }) => `${name} ${hash}`));
  return files.filter(({ name, text }) => !known.has(`${name} ${hashOf(text)}`)).map(({ name }) => name);
}

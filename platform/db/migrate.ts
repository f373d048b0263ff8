import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { APP_ROLE } from './pool';
import { applyRepeatables, pendingRepeatables } from './repeatable';

const DIRECTORY = path.join('platform', 'db', 'migrations');

async function readMigrations(): Promise<Record<string, Migration>> {
  const directory = path.resolve(process.cwd(), DIRECTORY);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    const text = await readFile(path.join(directory, name), 'utf8');
    migrations[name.replace(/\.sql$/, '')] = {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

function open(databaseUrl: string): Kysely<unknown> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'parlour-migrate' });
  // A lost connection fails the query that it serves. One that only waits to be closed may be ended by the server first,
  // which without a listener would end the process.
  pool.on('error', () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

function migrator(db: Kysely<unknown>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    migrationTableSchema: 'migrations',
    migrationTableName: 'platform',
    migrationLockTableName: 'platform_lock',
  });
}

/** The job queue brings its own schema; the platform's role may enqueue in it from within its transactions. */
async function migrateJobs(databaseUrl: string, db: Kysely<unknown>): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
  });
  // As above: what fails the work is thrown by `start`.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false, wait: true });
  await sql
    .raw(
      `grant usage on schema jobs, migrations to ${APP_ROLE};
       grant select on migrations.platform, migrations.repeatable_texts to ${APP_ROLE};
       grant select, insert, update on all tables in schema jobs to ${APP_ROLE};`,
    )
    .execute(db);
}

/**
 * Brings the platform's schemas to the newest version, as the owner of the database.
 * Tables, types and indexes come from the numbered migrations, functions, views and triggers from the contexts' sql
 * folders (repeatable.ts).
 * @returns the names of the migrations and files that ran.
 * @throws the database's error; the failed migration is rolled back.
 */
export async function migratePlatform(databaseUrl: string): Promise<string[]> {
  const db = open(databaseUrl);
  try {
    const { error, results } = await migrator(db).migrateToLatest();
    if (error) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(
        `migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
    const repeated = await applyRepeatables(db);
    await sql`select play.adopt_movements()`.execute(db);
    await migrateJobs(databaseUrl, db);
    return [...(results ?? []).map((result) => result.migrationName), ...repeated];
  } finally {
    await db.destroy();
  }
}

/** Names of the migrations and of the files of functions in the repository that this database has not seen. */
export async function pendingMigrations(db: Kysely<unknown>): Promise<string[]> {
  const known = Object.keys(await readMigrations());
  const { rows } = await sql<{ name: string }>`select name from migrations.platform`.execute(db);
  const done = new Set(rows.map((row) => row.name));
  return [...known.filter((name) => !done.has(name)), ...(await pendingRepeatables(db))];
}

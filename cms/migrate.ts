import pg from 'pg';
import type { Payload } from 'payload';
import { CMS_SCHEMA } from './schema';

// Any number that is not used elsewhere in this database: two starts at once must not both migrate.
const MIGRATION_LOCK = 7_265_001;

/**
 * Brings the CMS schema up to date. Several processes may call it at once; one works, the others wait.
 *
 * @param connect called when the schema is there: Payload itself can't make it
 * @throws Error when the database is out of reach or a migration fails; that migration is then undone
 */
export async function migrateCms(databaseUrl: string, connect: () => Promise<Payload>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create schema if not exists ${CMS_SCHEMA}`);
    const payload = await connect();
    // Reads cms/migrations itself: importing them here would bring a second copy of drizzle's types.
    await payload.db.migrate();
  } finally {
    await client.end();
  }
}

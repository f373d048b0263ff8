import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { createTestDatabase, EMPTY, type TestDatabase } from './database';

/**
 * A database as the version before the spine of money left it (migration 0152; made by that version's own services: eleven
 * players, 250 rounds, a hundred of them not counted by the jackpots yet, deposits and holds in every state).
 * database-0152.sql.gz holds the text of its migrations and its rows.
 */
export async function createVersionBefore(): Promise<TestDatabase> {
  const database = await createTestDatabase({ template: EMPTY });
  const file = path.join(process.cwd(), 'tests', 'integration', 'fixtures', 'database-0152.sql.gz');
  const [schema, data] = gunzipSync(readFileSync(file)).toString('utf8').split('\n-- @@ data\n');
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    await owner.query(schema ?? '');
    await owner.query(data ?? '');
  } finally {
    await owner.end();
  }
  return database;
}

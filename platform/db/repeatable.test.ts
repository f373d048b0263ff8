import pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import { createTestDatabase, openPool, type TestDatabase } from '@/tests/support/database';
import { pendingMigrations } from './migrate';

let database: TestDatabase;
let owner: pg.Client;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const pool = openPool(database.url, { options: '-c role=parlour_app' });
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await owner.end();
  await db.destroy();
  await database.drop();
});

const FILE = 'platform/ledger/sql/api.sql';

it('knows a database that has all migrations and functions of this version', async () => {
  expect(await pendingMigrations(db)).toEqual([]);
});

it('goes on with one whose functions a later version has replaced', async () => {
  await owner.query(`update migrations.repeatable set hash = 'of a later version' where name = $1`, [FILE]);
  expect(await pendingMigrations(db)).toEqual([]);
});

it('finds functions that the database has never had', async () => {
  await owner.query('delete from migrations.repeatable_texts where name = $1', [FILE]);
  expect(await pendingMigrations(db)).toEqual([FILE]);
});

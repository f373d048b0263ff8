import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { createPool } from './pool';

let database: TestDatabase;
let pool: pg.Pool;
let db: Kysely<unknown>;
let operator: pg.Client;

const backendOf = async (trx: Transaction<unknown>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]?.pid ?? 0;
const cut = (pid: number) => operator.query('select pg_terminate_backend($1, 5000)', [pid]);

// An 'error' that nobody listens to ends the process, and here the test.
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 2, pino({ level: 'silent' }));
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  operator = new pg.Client({ connectionString: database.url });
  await operator.connect();
});

afterAll(async () => {
  await operator.end();
  await db.destroy();
  await database.drop();
});

it('outlives a connection that is cut under a running query', async () => {
  const cutOff = db.transaction().execute(async (trx) => {
    const pid = await backendOf(trx);
    await Promise.all([sql`select pg_sleep(30)`.execute(trx), cut(pid)]);
  });
  // The server says that it ends the connection, unless the socket is closed before that is read.
  await expect(cutOff).rejects.toThrow(/terminat|ECONNRESET/i);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it('outlives a connection that is cut between two queries of a transaction', async () => {
  const cutOff = db.transaction().execute(async (trx) => {
    await cut(await backendOf(trx));
    await sql`select 1`.execute(trx);
  });
  await expect(cutOff).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it('acts with the rights of the application, not of the owner', async () => {
  expect((await sql`select current_user as name`.execute(db)).rows).toEqual([{ name: 'parlour_app' }]);
  await expect(sql`update ledger.entries set amount = 0`.execute(db)).rejects.toThrow(/permission denied/);
});

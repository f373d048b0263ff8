import pg from 'pg';
import { createTestDatabase } from '@/tests/support/database';
import { markPrepared, preparedWith } from './database.mjs';

let database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const asOwner = async (text) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

it('says which sources a database was prepared from', async () => {
  expect(await preparedWith(database.url)).toBeUndefined();
  await markPrepared(database.url, 'these');
  expect(await preparedWith(database.url)).toBe('these');
});

it('says nothing of one that was prepared on another server, and restored here', async () => {
  await asOwner('update launcher.prepared set server = server + 1');
  expect(await preparedWith(database.url)).toBeUndefined();
  await markPrepared(database.url, 'these');
  expect(await preparedWith(database.url)).toBe('these');
});

it('says nothing of one whose mark does not name its server', async () => {
  await asOwner('alter table launcher.prepared drop column server');
  expect(await preparedWith(database.url)).toBeUndefined();
});

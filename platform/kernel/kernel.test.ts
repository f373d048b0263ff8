import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { testConfig } from '@/tests/support/platform';
import { createKernel } from './kernel';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each(['pool', 'query builder', 'pool beside'])('leaves no connection of its %s', async (which) => {
  const kernel = createKernel(testConfig(database.url));
  const beside = kernel.openPool(1);
  if (which === 'query builder') await sql`select 1`.execute(kernel.db);
  else await (which === 'pool' ? kernel.pool : beside).query('select 1');
  await kernel.close();
  expect([kernel.pool.ended, beside.ended]).toEqual([true, true]);
  expect([kernel.pool.totalCount, beside.totalCount]).toEqual([0, 0]);
});

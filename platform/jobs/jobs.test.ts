import { sql } from 'kysely';
import { enqueue, job, startJobs, stopJobs, unfinishedData } from './jobs';
import { createKernel, type Kernel } from '@/platform/kernel/kernel';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { testConfig } from '@/tests/support/platform';

let database: TestDatabase;
let kernel: Kernel;
beforeAll(async () => {
  database = await createTestDatabase();
  kernel = createKernel(testConfig(database.url));
});
afterAll(async () => {
  await stopJobs(kernel);
  await kernel.close();
  await database.drop();
});

it('a recurring job is tried again as often as it says', async () => {
  const run = () => Promise.resolve();
  const cron = '0 0 1 1 *';
  await startJobs(
    kernel,
    [job({ name: 'once', cron, retryLimit: 0, run }), job({ name: 'as-ever', cron, run })],
    true,
  );
  const { rows } = await sql<{ name: string; options: object }>`
    select name, options from jobs.schedule where name in ('once', 'as-ever') order by name desc`.execute(
    kernel.db,
  );
  expect(rows).toEqual([
    { name: 'once', options: { retryLimit: 0 } },
    { name: 'as-ever', options: {} },
  ]);
});

it('is declared by several instances that start together', async () => {
  const run = () => Promise.resolve();
  const jobs = Array.from({ length: 12 }, (_, index) => job({ name: `shared-${index}`, run }));
  const instances = Array.from({ length: 4 }, () => createKernel(testConfig(database.url)));
  try {
    await Promise.all(instances.map((instance) => startJobs(instance, jobs, false)));
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from jobs.queue where name like 'shared-%'`.execute(kernel.db);
    expect(rows).toEqual([{ count: jobs.length }]);
  } finally {
    await Promise.all(instances.map((instance) => stopJobs(instance)));
    await Promise.all(instances.map((instance) => instance.close()));
  }
});

describe('without work', () => {
  const run = () => Promise.resolve();
  let own: TestDatabase;
  beforeAll(async () => {
    own = await createTestDatabase();
  });
  afterAll(() => own.drop());
  /** An instance that only enqueues, which ends with the work. */
  const withInstance = async (names: readonly string[], work: (instance: Kernel) => Promise<void>) => {
    const instance = createKernel(testConfig(own.url));
    try {
      const jobs = names.map((name) => job({ name, run }));
      await startJobs(instance, jobs, false);
      await work(instance);
    } finally {
      await stopJobs(instance);
      await instance.close();
    }
  };
  const connections = async ({ db }: Kernel) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from pg_stat_activity
       where datname = current_database() and application_name = 'parlour-jobs'`.execute(db);
    return rows[0]?.count;
  };

  it('makes a queue that is not there', () =>
    withInstance(['first'], async (instance) => {
      expect(await connections(instance)).toBeGreaterThan(0);
      await enqueue(instance, instance.db, 'first', { of: 'one' });
      expect(await unfinishedData(instance.db, 'first', 'of')).toEqual(['one']);
    }));

  it('enqueues without a connection of the queue where all are there', () =>
    withInstance(['first'], async (instance) => {
      await enqueue(instance, instance.db, 'first', { of: 'another' });
      expect(await connections(instance)).toBe(0);
      // In no order: both may be of one moment.
      expect((await unfinishedData(instance.db, 'first', 'of')).toSorted()).toEqual(['another', 'one']);
    }));
});

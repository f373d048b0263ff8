import { sql } from 'kysely';
import { job, startJobs, stopJobs } from './jobs';
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

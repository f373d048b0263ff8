import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';

const BY = { operatorId: 'olga', requestId: 'test' };

jest.setTimeout(60_000);

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const queue = (batch: string, readers: number) =>
  platform.kernel.db.transaction().execute((trx) =>
    platform.services.mail.queueBatch(trx, {
      batch,
      kind: 'news',
      letters: Array.from({ length: readers }, () => ({
        playerId: randomUUID(),
        to: `${randomUUID()}@example.com`,
        language: 'en' as const,
        params: { title: 'A', text: 'B', url: 'http://casino.test/' },
      })),
    }),
  );
const set = (batch: string, state: string) =>
  sql`update mail.letters set state = ${state} where batch = ${batch}::uuid and state = 'queued'`.execute(
    platform.kernel.db,
  );
const counts = async (batch: string) => (await platform.services.mail.countBatches([batch])).get(batch);
const settled = async (batch: string) =>
  (await sql`select from mail.settled_batches where batch = ${batch}::uuid`.execute(platform.kernel.db)).rows
    .length;

it('counts letters while some wait, and writes down what became of them after that', async () => {
  const batch = randomUUID();
  expect(await counts(batch)).toBeUndefined();
  await queue(batch, 3);
  expect(await counts(batch)).toEqual({ queued: 3, sent: 0, failed: 0, skipped: 0 });
  expect(await settled(batch)).toBe(0);
  await set(batch, 'sent');
  const done = { queued: 0, sent: 3, failed: 0, skipped: 0 };
  expect([await counts(batch), await settled(batch), await counts(batch)]).toEqual([done, 1, done]);
  // Nothing is counted any more.
  await sql`update mail.letters set state = 'skipped' where batch = ${batch}::uuid`.execute(
    platform.kernel.db,
  );
  expect(await counts(batch)).toEqual(done);
});

it('counts again once more letters come, or one that failed is tried again', async () => {
  const batch = randomUUID();
  await queue(batch, 1);
  await set(batch, 'failed');
  expect([await counts(batch), await settled(batch)]).toEqual([expect.objectContaining({ failed: 1 }), 1]);
  await queue(batch, 2);
  expect(await counts(batch)).toEqual({ queued: 2, sent: 0, failed: 1, skipped: 0 });
  await set(batch, 'sent');
  expect([await counts(batch), await settled(batch)]).toEqual([expect.objectContaining({ sent: 2 }), 1]);
  const { rows } = await sql<{ id: string }>`
    select id from mail.letters where batch = ${batch}::uuid and state = 'failed'`.execute(
    platform.kernel.db,
  );
  await platform.services.mail.retry(rows[0]?.id ?? '', BY);
  expect(await counts(batch)).toEqual({ queued: 1, sent: 2, failed: 0, skipped: 0 });
  expect(await settled(batch)).toBe(0);
});

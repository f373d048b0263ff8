import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { audit } from './service';

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(() => harness.close());

const rows = async (subject: string) =>
  (
    await sql`select actor_kind, actor, action, before, after, reason, request_id
               from audit.entries where subject = ${subject}`.execute(harness.kernel.db)
  ).rows;

it('keeps who did what to what, before and after, why, and in which request', async () => {
  const subject = randomUUID();
  await audit(harness.kernel.db, {
    actor: { kind: 'operator', id: 'ada' },
    action: 'players.close',
    subject,
    before: { status: 'active' },
    after: { status: 'closed' },
    reason: 'asked for by letter',
    requestId: 'r-1',
  });
  expect(await rows(subject)).toEqual([
    {
      actor_kind: 'operator',
      actor: 'ada',
      action: 'players.close',
      before: { status: 'active' },
      after: { status: 'closed' },
      reason: 'asked for by letter',
      request_id: 'r-1',
    },
  ]);
});

it('is lost with the transaction that it speaks of', async () => {
  const subject = randomUUID();
  const failed = harness.kernel.db.transaction().execute(async (trx) => {
    await audit(trx, { actor: { kind: 'system', name: 'jobs' }, action: 'players.close', subject });
    throw new Error('the mutation failed');
  });
  await expect(failed).rejects.toThrow('the mutation failed');
  expect(await rows(subject)).toEqual([]);
});

describe('what was written down', () => {
  const statements = [
    'update audit.entries set reason = null',
    'delete from audit.entries',
    'truncate audit.entries',
  ];
  it.each(statements)('the owner can’t change: %s', async (statement) => {
    const owner = new pg.Client({ connectionString: harness.databaseUrl });
    await owner.connect();
    try {
      await expect(owner.query(statement)).rejects.toMatchObject({ code: '23001' });
    } finally {
      await owner.end();
    }
  });
  it.each(statements)('the platform can’t change: %s', async (statement) => {
    await expect(harness.kernel.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

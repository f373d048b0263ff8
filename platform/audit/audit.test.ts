import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { audit, countAudit, forgetInAudit, listAudit } from './service';

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

describe('what was written down of a player', () => {
  const entry = async (about: { subject?: string; actor?: string }) => {
    await audit(harness.kernel.db, {
      actor: about.actor ? { kind: 'player', id: about.actor } : { kind: 'operator', id: 'ada' },
      action: 'office.note',
      ...(about.subject && { subject: about.subject }),
      before: { name: null },
      after: { name: 'Mara' },
      reason: 'a letter of Mara',
      requestId: 'r-2',
    });
  };
  const said = async (playerId: string) =>
    (
      await sql<{
        actor: string;
        action: string;
        requestId: string;
        before: unknown;
        after: unknown;
        reason: unknown;
      }>`
        select actor, action, request_id as "requestId", before, after, reason from audit.entries
         where subject = ${playerId} or actor = ${playerId} order by id`.execute(harness.kernel.db)
    ).rows;
  const erase = async (playerId: string) => {
    const { pool } = harness.kernel;
    await pool.query(
      `insert into players.closures (player_id, closed_at) values ($1, now() - interval '1 year')`,
      [playerId],
    );
    await pool.query('insert into identity.erasures (player_id, erased_at) values ($1, now())', [playerId]);
  };

  it('stays of a player whose account is open, or was closed a moment ago', async () => {
    const { pool } = harness.kernel;
    const playerId = randomUUID();
    const mark = () =>
      pool.query('insert into identity.erasures (player_id, erased_at) values ($1, now())', [playerId]);
    await expect(mark()).rejects.toMatchObject({ code: '23001' });
    await pool.query('insert into players.closures (player_id, closed_at) values ($1, now())', [playerId]);
    await expect(mark()).rejects.toMatchObject({ code: '23001' });
  });

  it('loses its words once the player is erased, and keeps who did what', async () => {
    const [playerId, other] = [randomUUID(), randomUUID()];
    await entry({ subject: playerId });
    await entry({ actor: playerId });
    await entry({ subject: other });
    await erase(playerId);
    await forgetInAudit(harness.kernel.db, playerId);
    const bare = { action: 'office.note', requestId: 'r-2', before: null, after: null, reason: null };
    expect(await said(playerId)).toEqual([
      { actor: 'ada', ...bare },
      { actor: playerId, ...bare },
    ]);
    expect(await said(other)).toEqual([expect.objectContaining({ after: { name: 'Mara' } })]);
  });

  it('stays while the player is there', async () => {
    const playerId = randomUUID();
    await entry({ subject: playerId });
    await expect(forgetInAudit(harness.kernel.db, playerId)).rejects.toMatchObject({ code: '23001' });
    expect(await said(playerId)).toEqual([expect.objectContaining({ reason: 'a letter of Mara' })]);
  });

  it.each([
    `actor = 'bob', before = null, after = null, reason = null`,
    `before = null, after = null, reason = 'another'`,
    `before = null, after = '{}', reason = null`,
    `subject = null, before = null, after = null, reason = null`,
  ])('is not rewritten by the owner, of an erased player either: %s', async (change) => {
    const playerId = randomUUID();
    await entry({ subject: playerId });
    await erase(playerId);
    const owner = new pg.Client({ connectionString: harness.databaseUrl });
    await owner.connect();
    try {
      await expect(
        owner.query(`update audit.entries set ${change} where subject = $1`, [playerId]),
      ).rejects.toMatchObject({ code: '23001' });
      await expect(
        owner.query('delete from audit.entries where subject = $1', [playerId]),
      ).rejects.toMatchObject({ code: '23001' });
    } finally {
      await owner.end();
    }
  });
});

describe('a long list', () => {
  const list = { action: 'office.', sort: 'at', descending: true, offset: 0, limit: 2 } as const;

  it('is counted as far as lists go, and its first page is the latest', async () => {
    const { db } = harness.kernel;
    const before = await countAudit(db, list);
    await sql`
      insert into audit.entries (actor_kind, actor, action, subject)
      select 'operator', 'ada', 'office.note', 'of-' || n from generate_series(1, ${9_999 - before}) as n`.execute(
      db,
    );
    const others = await countAudit(db, { ...list, action: 'players.' });
    expect(await countAudit(db, list)).toBe(9_999);
    for (const subject of ['one-more', 'two-more', 'three-more']) {
      await audit(db, { actor: { kind: 'operator', id: 'ada' }, action: 'office.note', subject });
    }
    expect(await countAudit(db, list)).toBe(10_001);
    expect(await countAudit(db, { ...list, action: 'players.' })).toBe(others);
    expect((await listAudit(db, list)).map(({ subject }) => subject)).toEqual(['three-more', 'two-more']);
  });
});

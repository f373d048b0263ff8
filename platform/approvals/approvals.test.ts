import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { createApprovalsService, type ApprovalsService } from './service';

let harness: TestPlatform;
let approvals: ApprovalsService;
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
/** What the action has done, and what it meets. */
let done: string[];
let obstacle: string | null;
let approvers: string[];
let failure: Error | undefined;

beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(() => harness.close());
beforeEach(() => {
  clock.ahead = 0;
  done = [];
  obstacle = null;
  failure = undefined;
  approvers = ['ada', 'ben', 'cem'];
  approvals = createApprovalsService({ db: harness.kernel.db, clock });
  approvals.define({
    name: 'test.adjust',
    parameters: z.object({ amount: z.int().positive() }),
    waitsMs: 60_000,
    approvers: () => Promise.resolve(approvers),
    obstacle: () => Promise.resolve(obstacle),
    async carryOut(trx, { amount }, { key }) {
      await sql`insert into support.requests (reference, name, email, topic, message, language)
                values (${reference()}, 'x', 'x@x.test', 'test', ${key}, 'en')`.execute(trx);
      if (failure) throw failure;
      done.push(`${key} ${amount}`);
    },
  });
});

const reference = () => {
  const letters = randomUUID().replaceAll('-', '').toUpperCase().slice(0, 8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};
const ask = (more: Record<string, unknown> = {}) =>
  approvals.ask({
    action: 'test.adjust',
    subject: randomUUID(),
    parameters: { amount: 500 },
    askedBy: 'ada',
    reason: 'a complaint',
    requestId: 'r-ask',
    ...more,
  });
const by = (operator: string) => ({ operator, reason: 'looked at', requestId: 'r-decide' });
const row = async (id: string) =>
  (
    await sql<{ state: string; decided_by: string | null; subject: string }>`
     select state, decided_by, subject from approvals.requests where id = ${id}`.execute(harness.kernel.db)
  ).rows[0];
const steps = async (id: string) =>
  (
    await sql<{ actor: string; action: string }>`
      select actor, action from audit.entries where subject = ${(await row(id))?.subject} order by id`.execute(
      harness.kernel.db,
    )
  ).rows.map(({ actor, action }) => `${actor} ${action}`);
const effects = async (id: string) =>
  (await sql`select from support.requests where message = ${`approval:${id}`}`.execute(harness.kernel.db))
    .rows.length;

describe('asking', () => {
  it('waits, and is written down', async () => {
    const { id } = await ask();
    expect(await row(id)).toMatchObject({ state: 'waiting', decided_by: null });
    expect(await steps(id)).toEqual(['ada approvals.asked']);
    expect((await approvals.waiting(['test.adjust'])).map((request) => request.id)).toContain(id);
    expect(done).toEqual([]);
  });

  it.each([
    ['nobody else could approve', () => (approvers = ['ada']), 422],
    ['nobody at all could approve', () => (approvers = []), 422],
    ['the state does not allow it', () => (obstacle = 'the account is closed'), 409],
  ])('is refused at once when %s', async (_why, happen, status) => {
    happen();
    const subject = randomUUID();
    await expect(ask({ subject })).rejects.toMatchObject({ status });
    const { rows } = await sql`select from approvals.requests where subject = ${subject}`.execute(
      harness.kernel.db,
    );
    expect(rows).toEqual([]);
  });

  it('with the same key is the same request, and refuses what is about something else', async () => {
    const [key, subject] = [randomUUID(), randomUUID()];
    const { id } = await ask({ key, subject });
    expect(await ask({ key, subject })).toEqual({ id });
    await expect(ask({ key })).rejects.toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    await expect(ask({ key, subject, askedBy: 'ben' })).resolves.not.toEqual({ id });
  });

  it('takes no parameters that the action does not know, and no unknown action', async () => {
    await expect(ask({ parameters: { amount: -1 } })).rejects.toThrow(/amount/);
    await expect(ask({ action: 'test.nothing' })).rejects.toThrow(/test\.nothing/);
  });
});

describe('approving', () => {
  it('does it once, by somebody else, and says who', async () => {
    const { id } = await ask();
    await approvals.approve(id, by('ben'));
    expect(done).toEqual([`approval:${id} 500`]);
    expect(await row(id)).toMatchObject({ state: 'approved', decided_by: 'ben' });
    expect(await steps(id)).toEqual(['ada approvals.asked', 'ben approvals.approved']);
    await expect(approvals.approve(id, by('cem'))).rejects.toMatchObject({ status: 409 });
    expect(await effects(id)).toBe(1);
  });

  it('twice at the same moment does it once', async () => {
    const { id } = await ask();
    const results = await Promise.allSettled(
      ['ben', 'cem', 'ben'].map((who) => approvals.approve(id, by(who))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await effects(id)).toBe(1);
  });

  it('is for neither whoever asked nor whoever has no right', async () => {
    const { id } = await ask();
    await expect(approvals.approve(id, by('ada'))).rejects.toMatchObject({ status: 403 });
    await expect(approvals.approve(id, by('dan'))).rejects.toMatchObject({ status: 403 });
    approvers = ['ada'];
    await expect(approvals.approve(id, by('ben'))).rejects.toMatchObject({ status: 403 });
    expect(await row(id)).toMatchObject({ state: 'waiting' });
    // Who tried is written down, though nothing came of it.
    expect(await steps(id)).toEqual([
      'ada approvals.asked',
      ...['ada', 'dan', 'ben'].map((who) => `${who} approvals.refused`),
    ]);
  });

  it('looks at the state again', async () => {
    const { id } = await ask();
    obstacle = 'the balance is gone';
    await expect(approvals.approve(id, by('ben'))).rejects.toMatchObject({
      status: 409,
      message: 'the balance is gone',
    });
    obstacle = null;
    await approvals.approve(id, by('ben'));
    expect(await effects(id)).toBe(1);
  });

  it('leaves nothing behind when it fails', async () => {
    const { id } = await ask();
    failure = new Error('the other side is away');
    await expect(approvals.approve(id, by('ben'))).rejects.toThrow('the other side is away');
    expect([await row(id), await steps(id), await effects(id)]).toEqual([
      expect.objectContaining({ state: 'waiting' }),
      ['ada approvals.asked'],
      0,
    ]);
  });

  it('of one that is not there is a 404', async () => {
    await expect(approvals.approve(randomUUID(), by('ben'))).rejects.toMatchObject({ status: 404 });
  });
});

describe('the other ends', () => {
  it('is rejected by a checker', async () => {
    const { id } = await ask();
    await expect(approvals.reject(id, by('ada'))).rejects.toMatchObject({ status: 403 });
    await approvals.reject(id, by('cem'));
    expect(await steps(id)).toEqual([
      'ada approvals.asked',
      'ada approvals.refused',
      'cem approvals.rejected',
    ]);
    await expect(approvals.approve(id, by('ben'))).rejects.toMatchObject({ status: 409 });
  });

  it('is withdrawn by whoever asked', async () => {
    const { id } = await ask();
    await expect(approvals.withdraw(id, by('ben'))).rejects.toMatchObject({ status: 403 });
    await approvals.withdraw(id, by('ada'));
    expect(await row(id)).toMatchObject({ state: 'withdrawn', decided_by: 'ada' });
  });

  it('expires, and can’t be approved from that moment on', async () => {
    const { id } = await ask();
    clock.ahead = 61_000;
    await expect(approvals.approve(id, by('ben'))).rejects.toMatchObject({ status: 409 });
    expect(await approvals.waiting(['test.adjust'])).toEqual([]);
    expect(await approvals.expire()).toBeGreaterThan(0);
    expect(await row(id)).toMatchObject({ state: 'expired', decided_by: null });
    expect(await steps(id)).toEqual(['ada approvals.asked', 'jobs approvals.expired']);
    expect(await approvals.expire()).toBe(0);
  });
});

it('is never rewritten, nor approved by its asker, by the owner either', async () => {
  const { id } = await ask();
  const owner = new pg.Client({ connectionString: harness.databaseUrl });
  await owner.connect();
  try {
    const update = (set: string) => owner.query(`update approvals.requests set ${set} where id = $1`, [id]);
    await expect(update("parameters = '{}'")).rejects.toMatchObject({ code: '23001' });
    await expect(update("state = 'approved', decided_by = 'ada', decided_at = now()")).rejects.toMatchObject({
      code: '23514',
    });
    await expect(owner.query('delete from approvals.requests')).rejects.toMatchObject({ code: '23001' });
  } finally {
    await owner.end();
  }
});

it('is deleted with the player that it is about, and for nothing else', async () => {
  const playerId = randomUUID();
  const insert = (subject: string) =>
    harness.kernel.pool.query(
      `insert into approvals.requests (action, subject, parameters, asked_by, asked_at, reason, expires_at)
       values ('test.adjust', $1, '{}', 'ada', now(), 'why', now() + interval '1 day')`,
      [subject],
    );
  const erase = () => harness.kernel.db.transaction().execute((trx) => approvals.erase(trx, playerId));
  const left = async () =>
    (await harness.kernel.pool.query('select from approvals.requests where subject = $1', [playerId])).rows
      .length;
  await insert(playerId);
  await expect(erase()).rejects.toMatchObject({ code: '23001' });
  expect(await left()).toBe(1);
  await harness.kernel.pool.query(
    `insert into players.closures (player_id, closed_at) values ($1, now() - interval '1 year')`,
    [playerId],
  );
  await harness.kernel.pool.query('insert into identity.erasures (player_id, erased_at) values ($1, now())', [
    playerId,
  ]);
  await erase();
  expect(await left()).toBe(0);
});

it('takes two actions of one name for a mistake', () => {
  const action = {
    name: 'test.adjust',
    parameters: z.object({}),
    waitsMs: 1,
    approvers: () => Promise.resolve([]),
    obstacle: () => Promise.resolve(null),
    carryOut: () => Promise.resolve(),
  } as const;
  expect(() => approvals.define(action)).toThrow(/test\.adjust/);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { freshAddress, GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';
import { asVisitor } from '@/tests/support/visitor';

jest.setTimeout(60_000);

let platform: TestPlatform;
let cookies: Record<'vera' | 'victor' | 'sue', string>;

const call = async (method: string, path: string, cookie = '', body?: unknown) => {
  const response = await fetch(platform.url + path, {
    method,
    headers: {
      origin: TEST_WEB_ORIGIN,
      ...asVisitor(freshAddress()),
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as {
    code?: string;
    data?: Record<string, unknown> & Record<string, unknown>[];
    meta?: Record<string, unknown>;
  };
  return { status: response.status, ...json };
};
const enter = async (id: string, roles: readonly OfficeRole[]) => {
  const one = { id, email: `${id}@parlour.example`, name: '', administrator: false };
  const exchange = () => platform.services.operators.exchange(one, randomUUID(), randomUUID());
  await expect(exchange()).rejects.toMatchObject({ status: 403 });
  await sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${id}`.execute(
    platform.kernel.db,
  );
  return `parlour.office=${(await exchange()).token}`;
};
/** A player whose identity card waits. */
const waiting = async () => {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: GOOD_PASSWORD, country: 'DE', currency: 'EUR', ageConfirmed: true };
  const { data } = await call('POST', '/api/v1/auth/register', '', body);
  const id = String(data?.userId);
  await platform.services.players.saveProfile(id, PLAYABLE_PROFILE, 'test');
  const file = randomUUID();
  const { db } = platform.kernel;
  await sql`insert into verification.cases (player_id, status) values (${id}::uuid, 'pending')`.execute(db);
  await sql`
    insert into verification.steps (player_id, step, status, submitted_at)
    values (${id}::uuid, 'identity', 'pending', now())`.execute(db);
  await sql`
    insert into verification.files
           (player_id, id, step, state, original_name, type, bytes, sha256, pages, folder, created_at, submitted_at)
    values (${id}::uuid, ${file}::uuid, 'identity', 'ready', 'card.jpg', 'image/jpeg', 1000, repeat('a', 64), 1, ${file}, now(), now())`.execute(
    db,
  );
  return { id, file, email };
};
/** When what waits was handed in, as the office reads it. */
const handedIn = async (id: string) => {
  const { data } = await call('GET', `/api/office/v1/players/${id}/documents`, cookies.vera);
  return (data?.steps as { submittedAt: string }[])[0]?.submittedAt;
};
const decide = async (id: string, cookie: string, body: object) =>
  call('POST', `/api/office/v1/players/${id}/documents/identity/decision`, cookie, {
    submittedAt: await handedIn(id),
    ...body,
  });
const standing = async (id: string) => (await platform.services.verification.caseOf(id)).steps[0]?.status;

beforeAll(async () => {
  platform = await startTestPlatform();
  cookies = {
    vera: await enter('vera', ['verification']),
    victor: await enter('victor', ['verification']),
    sue: await enter('sue', ['support']),
  };
});
afterAll(() => platform.close());

it('shows who waits, and the case, to reviewers alone', async () => {
  const { id, file } = await waiting();
  const queue = await call('GET', '/api/office/v1/documents', cookies.vera);
  expect(queue.data).toContainEqual(
    expect.objectContaining({ playerId: id, step: 'identity', files: 1, held: 0 }),
  );
  const one = await call('GET', `/api/office/v1/players/${id}/documents`, cookies.vera);
  expect(one.data).toMatchObject({
    status: 'pending',
    files: [{ id: file, isWaiting: true, state: 'ready' }],
    reviews: [],
  });
  expect(JSON.stringify(one.data)).not.toContain('folder');
  for (const path of ['/documents', `/players/${id}/documents`, `/players/${id}/documents/${file}/pages/1`]) {
    expect((await call('GET', `/api/office/v1${path}`, cookies.sue)).status).toBe(403);
  }
});

it('gives no page under another player’s name', async () => {
  const [mine, other] = [await waiting(), await waiting()];
  const path = `/api/office/v1/players/${other.id}/documents/${mine.file}/pages/1`;
  expect((await call('GET', path, cookies.vera)).status).toBe(404);
});

it('is decided once, with a reason that the player reads', async () => {
  const { id, email } = await waiting();
  expect((await decide(id, cookies.sue, { decision: 'approve' })).status).toBe(403);
  expect((await decide(id, cookies.vera, { decision: 'reject' })).status).toBe(422);
  const both = await Promise.all([
    decide(id, cookies.vera, { decision: 'reject', reason: 'cropped' }),
    decide(id, cookies.victor, { decision: 'approve' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await sql<{ kind: string }>`
    select kind from mail.letters where recipient = ${email} and kind like 'documents_%'`.execute(
    platform.kernel.db,
  );
  expect(rows).toHaveLength(1);
});

it('is decided by two, when one asks for it', async () => {
  const { id } = await waiting();
  const asking = { decision: 'approve', secondEyes: true };
  expect((await decide(id, cookies.vera, asking)).status).toBe(422);
  const asked = await decide(id, cookies.vera, { ...asking, note: 'the photo looks old' });
  const request = String(asked.data?.request);
  expect([asked.status, await standing(id)]).toEqual([200, 'pending']);
  const agree = (cookie: string) =>
    call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'looked too' });
  expect((await agree(cookies.vera)).status).toBe(403);
  expect((await agree(cookies.victor)).status).toBe(204);
  expect(await standing(id)).toBe('verified');
});

it('falls on no documents that nobody looked at', async () => {
  const { id } = await waiting();
  const old = { decision: 'approve', submittedAt: '2026-01-01T00:00:00.000Z' };
  expect(await decide(id, cookies.vera, old)).toMatchObject({ status: 409, code: 'kyc_1' });
  const asked = await decide(id, cookies.vera, { ...old, secondEyes: true, note: 'looks old' });
  expect(asked.status).toBe(409);
  expect(await standing(id)).toBe('pending');
});

it('shuts the account of a minor', async () => {
  const { id } = await waiting();
  expect((await decide(id, cookies.vera, { decision: 'reject', reason: 'under_age' })).status).toBe(200);
  expect((await platform.services.identity.player(id))?.status).toBe('blocked');
  expect((await platform.services.office.player(id)).block).toMatchObject({ operator: 'vera' });
  const { letters } = await platform.services.mail.letters({ playerId: id });
  const kinds = letters.map(({ kind }) => kind);
  expect(kinds).toContain('account_blocked');
  expect(kinds).not.toContain('documents_rejected');
});

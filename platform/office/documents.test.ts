import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { handInDocuments, startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-test-office-'));
let office: OfficeHarness;
let cookies: Record<'vera' | 'victor' | 'sue', string>;

const call = (method: string, path: string, cookie = '', body?: unknown) =>
  office.call(method, path, { cookie, body });
/** A player whose identity card waits. */
const waiting = async () => {
  const { id, email } = await office.newPlayer();
  await office.platform.services.players.saveProfile(id, PLAYABLE_PROFILE, 'test');
  return { id, email, file: await handInDocuments(office, id) };
};
/** When what waits was handed in, as the office reads it. */
const handedIn = async (id: string) => {
  const { data } = await call('GET', `/api/office/v1/players/${id}/documents`, cookies.vera);
  return (data?.steps as { submittedAt: string }[] | undefined)?.[0]?.submittedAt;
};
const decide = async (id: string, cookie: string, body: object) =>
  call('POST', `/api/office/v1/players/${id}/documents/identity/decision`, cookie, {
    submittedAt: await handedIn(id),
    ...body,
  });
const standing = async (id: string) =>
  (await office.platform.services.verification.caseOf(id)).steps[0]?.status;

beforeAll(async () => {
  office = await startOffice({ DOCUMENTS_DIR: folder });
  cookies = {
    vera: await office.enter('vera', ['verification']),
    victor: await office.enter('victor', ['verification']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true });
});

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
    office.platform.kernel.db,
  );
  expect(rows).toHaveLength(1);
  const { data } = await call('GET', `/api/office/v1/players/${id}/documents`, cookies.vera);
  const by = both[0]?.status === 200 ? 'vera' : 'victor';
  expect(data?.reviews).toMatchObject([{ operator: by, operatorEmail: `${by}@parlour.example` }]);
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
  expect((await office.deeds(id)).at(-1)).toBe('vera approvals.refused looked too');
  expect((await agree(cookies.victor)).status).toBe(204);
  expect(await standing(id)).toBe('verified');
});

it('is not decided alone while a colleague is asked, nor the same once they have refused', async () => {
  const { id } = await waiting();
  const approve = { decision: 'approve' };
  const asked = await decide(id, cookies.vera, { ...approve, secondEyes: true, note: 'a blurred stamp' });
  for (const who of ['vera', 'victor'] as const) {
    expect(await decide(id, cookies[who], approve)).toMatchObject({ status: 409, code: 'client_api_52' });
  }
  const refuse = `/api/office/v1/approvals/${String(asked.data?.request)}/reject`;
  expect((await call('POST', refuse, cookies.victor, { reason: 'not the same face' })).status).toBe(204);
  expect((await decide(id, cookies.vera, approve)).status).toBe(409);
  expect(await standing(id)).toBe('pending');
  const reject = { decision: 'reject', reason: 'cropped' };
  expect((await decide(id, cookies.vera, reject)).status).toBe(200);
});

it('leaves word of who saw a picture, once an hour', async () => {
  const { id, file } = await waiting();
  mkdirSync(path.join(folder, file));
  writeFileSync(path.join(folder, file, '1.jpg'), 'a picture');
  const look = (cookie: string) =>
    call('GET', `/api/office/v1/players/${id}/documents/${file}/pages/1`, cookie);
  for (const cookie of [cookies.vera, cookies.vera, cookies.victor])
    expect((await look(cookie)).status).toBe(200);
  const { rows } = await sql`
    select actor, after from audit.entries where subject = ${id} and action = 'office.view-document' order by id`.execute(
    office.platform.kernel.db,
  );
  expect(rows).toEqual(['vera', 'victor'].map((actor) => ({ actor, after: { file } })));
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
  expect((await office.platform.services.identity.player(id))?.status).toBe('blocked');
  expect((await office.platform.services.office.player(id)).block).toMatchObject({ operator: 'vera' });
  const letters = await office.platform.services.mail.list.rows({ playerId: id });
  const kinds = letters.map(({ kind }) => kind);
  expect(kinds).toContain('account_blocked');
  expect(kinds).not.toContain('documents_rejected');
});

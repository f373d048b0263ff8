import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

const TEXTS = { en: { subject: 'A new race', text: 'On Friday.' } };
let office: OfficeHarness;
let cookies: Record<'bonus' | 'other' | 'administrator', string>;

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    bonus: await office.enter('bea', ['bonus']),
    other: await office.enter('bob', ['bonus']),
    administrator: await office.enter('ada', ['administrator']),
  };
});
afterAll(() => office.close());

const post = (path: string, cookie: string, body: object) =>
  office.call('POST', `/api/office/v1/${path}`, { cookie, body, key: randomUUID() });
const draft = async () => String((await post('news', cookies.bonus, { texts: TEXTS, path: '/' })).data?.id);
const send = (id: string, cookie: string, revision = 1) =>
  post(`news/${id}/send`, cookie, { revision, reason: 'The race.' });
const ask = async (id: string, revision = 1) => {
  const { status, data } = await send(id, cookies.bonus, revision);
  expect(status).toBe(200);
  return String(data?.request);
};
const change = (id: string, revision: number) =>
  office.call('PUT', `/api/office/v1/news/${id}`, {
    cookie: cookies.bonus,
    body: { texts: TEXTS, path: '/jackpots', revision },
  });
const decide = (request: string, decision: 'approve' | 'withdraw', cookie: string) =>
  post(`approvals/${request}/${decision}`, cookie, { reason: 'A typo.' });
const fileOf = async (id: string) =>
  (await office.call('GET', `/api/office/v1/news/${id}`, { cookie: cookies.bonus })).data;
const stateOf = async (request: string) =>
  (
    await sql<{ state: string; by: string }>`
      select state, decided_by as by from approvals.requests where id = ${request}::uuid`.execute(
      office.platform.kernel.db,
    )
  ).rows[0];

it('is taken back by whoever asked, and can be asked for again', async () => {
  const id = await draft();
  const request = await ask(id);
  expect(await fileOf(id)).toMatchObject({ request, askedBy: 'bea' });
  expect((await decide(request, 'withdraw', cookies.other)).status).toBe(403);
  expect((await decide(randomUUID(), 'withdraw', cookies.bonus)).status).toBe(404);
  expect((await decide(request, 'withdraw', cookies.bonus)).status).toBe(204);
  expect((await decide(request, 'withdraw', cookies.bonus)).status).toBe(409);
  expect(await fileOf(id)).toMatchObject({ request: null, askedBy: null });
  expect(await stateOf(request)).toEqual({ state: 'withdrawn', by: 'bea' });
  await ask(id);
});

it('ends with a change of the draft, after which it can be asked for again', async () => {
  const id = await draft();
  const request = await ask(id);
  expect((await change(id, 1)).status).toBe(200);
  expect((await decide(request, 'approve', cookies.administrator)).status).toBe(409);
  expect(await stateOf(request)).toEqual({ state: 'withdrawn', by: 'bea' });
  const again = await ask(id, 2);
  expect((await decide(again, 'approve', cookies.administrator)).status).toBe(204);
  expect(await fileOf(id)).toMatchObject({ state: 'sending', request: null });
});

it('stands where a change was refused', async () => {
  const id = await draft();
  const request = await ask(id);
  expect((await change(id, 7)).status).toBe(409);
  expect(await fileOf(id)).toMatchObject({ request });
});

it('ends when somebody who may sends it themselves', async () => {
  const id = await draft();
  const request = await ask(id);
  expect((await send(id, cookies.administrator)).status).toBe(200);
  expect(await stateOf(request)).toEqual({ state: 'withdrawn', by: 'ada' });
});

it('waits once, however many ask at the same moment', async () => {
  const id = await draft();
  const asked = await Promise.all(
    [cookies.bonus, cookies.other, cookies.bonus, cookies.other].map((cookie) => send(id, cookie)),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

it('is agreed to or changed, whichever comes first, and neither waits for the other for ever', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const id = await draft();
    const request = await ask(id);
    const [changed, agreed] = await Promise.all([
      change(id, 1),
      decide(request, 'approve', cookies.administrator),
    ]);
    expect([
      [200, 409],
      [409, 204],
    ]).toContainEqual([changed.status, agreed.status]);
  }
});

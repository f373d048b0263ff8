import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { freshAddress, GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';

jest.setTimeout(60_000);

let platform: TestPlatform;
let cookies: Record<'support' | 'risk' | 'administrator' | 'payments', string>;

const call = async (
  method: string,
  path: string,
  { cookie = '', body }: { cookie?: string; body?: unknown } = {},
) => {
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
    data?: Record<string, unknown> & Record<string, unknown>[];
    meta?: Record<string, unknown>;
    detail?: string;
  };
  return { status: response.status, text, headers: response.headers, ...json };
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
const newPlayer = async (start = 'player') => {
  const email = `${start}-${randomUUID()}@example.com`;
  const answer = await call('POST', '/api/v1/auth/register', {
    body: { email, password: GOOD_PASSWORD, country: 'DE', currency: 'EUR', ageConfirmed: true },
  });
  expect(answer.status).toBe(201);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return { id: String(answer.data?.userId), email, cookie };
};
const deeds = async (subject: string) =>
  (
    await sql<{ deed: string }>`
      select actor || ' ' || action || coalesce(' ' || reason, '') as deed from audit.entries
       where subject = ${subject} and actor_kind = 'operator' order by id`.execute(platform.kernel.db)
  ).rows.map(({ deed }) => deed);
const lettersTo = async (recipient: string) =>
  (
    await sql<{
      kind: string;
    }>`select kind from mail.letters where recipient = ${recipient} order by created_at`.execute(
      platform.kernel.db,
    )
  ).rows.map(({ kind }) => kind);

beforeAll(async () => {
  platform = await startTestPlatform();
  cookies = {
    support: await enter('sue', ['support']),
    risk: await enter('rob', ['risk']),
    administrator: await enter('ada', ['administrator']),
    payments: await enter('pat', ['payments']),
  };
});
afterAll(() => platform.close());

const list = (query: string, cookie = cookies.support) =>
  call('GET', `/api/office/v1/players?${query}`, { cookie });
const idsOf = ({ data }: { data?: Record<string, unknown>[] }) => (data ?? []).map(({ id }) => id);

describe('the list of players', () => {
  it('finds by a part of the address, the name and the id', async () => {
    const player = await newPlayer('needle');
    await platform.services.players.saveProfile(
      player.id,
      { name: 'Zoë', surname: 'Haystack', birthday: '1990-01-01', sex: 'f' },
      randomUUID(),
    );
    for (const text of [player.email.slice(0, 20), 'zoë haystack', 'HAYST', player.id]) {
      expect(idsOf(await list(`q=${encodeURIComponent(text)}`))).toEqual([player.id]);
    }
    expect(idsOf(await list('q=%25'))).toEqual([]);
    expect(idsOf(await list('q=_eedle'))).toEqual([]);
  });

  it('filters, sorts and pages', async () => {
    const [first, second] = [await newPlayer('aaa-pages'), await newPlayer('bbb-pages')];
    expect(idsOf(await list('q=-pages&sort=email&order=asc'))).toEqual([first.id, second.id]);
    expect(idsOf(await list('q=-pages&sort=created&order=desc'))).toEqual([second.id, first.id]);
    const page = await list('q=-pages&sort=email&order=asc&per_page=1&page=2');
    expect([idsOf(page), page.meta]).toEqual([[second.id], { page: 2, perPage: 1, total: 2, lastPage: 2 }]);
    expect(idsOf(await list('q=-pages&country=SE'))).toEqual([]);
    expect(idsOf(await list('q=-pages&status=blocked'))).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(idsOf(await list(`q=-pages&created_from=${today}&created_to=${today}`))).toHaveLength(2);
    expect(idsOf(await list('q=-pages&created_to=2020-01-01'))).toEqual([]);
  });

  it.each(['sort=password', 'order=up', 'page=0', 'per_page=101', 'country=de', 'created_from=yesterday'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it('leaves as a table for who may take it, and it is written down', async () => {
    const player = await newPlayer('taken');
    const told = { name: 'Ann', surname: 'Otter', birthday: '1990-01-01', sex: 'f' };
    await platform.services.players.saveProfile(player.id, told, randomUUID());
    const formula = sql`update players.profiles set name = '=1+1' where player_id = ${player.id}::uuid`;
    await formula.execute(platform.kernel.db);
    const path = '/api/office/v1/players/export?q=taken-';
    expect((await call('GET', path, { cookie: cookies.support })).status).toBe(403);
    const answer = await call('GET', path, { cookie: cookies.risk });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="players.csv"');
    expect(answer.text.split('\r\n')[1]).toMatch(
      new RegExp(`^${player.id},taken-[^,]*,'=1\\+1,Otter,active,DE,EUR,`),
    );
    const { rows } = await sql<{ after: unknown }>`
      select after from audit.entries where action = 'office.export' and actor = 'rob'`.execute(
      platform.kernel.db,
    );
    expect(rows).toEqual([{ after: { rows: 1, text: 'taken-' } }]);
  });
});

describe('a player', () => {
  it('is shown with all but what logs in', async () => {
    const player = await newPlayer();
    const file = await call('GET', `/api/office/v1/players/${player.id}`, { cookie: cookies.support });
    expect(file.data).toMatchObject({
      email: player.email,
      status: 'active',
      block: null,
      profile: { name: null },
    });
    const { data } = await call('GET', `/api/office/v1/players/${player.id}/sessions`, {
      cookie: cookies.support,
    });
    expect(data).toHaveLength(1);
    expect(JSON.stringify([file.data, data])).not.toMatch(/token|password/);
    expect(
      (await call('GET', `/api/office/v1/players/${randomUUID()}`, { cookie: cookies.support })).status,
    ).toBe(404);
  });

  it('is blocked with a reason: out at once, told by letter, and let in again by who may', async () => {
    const player = await newPlayer();
    const path = `/api/office/v1/players/${player.id}`;
    const block = () =>
      call('POST', `${path}/block`, {
        cookie: cookies.support,
        body: { reason: 'two accounts', words: 'Wir prüfen dein Konto.' },
      });
    const both = await Promise.all([block(), block()]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(401);
    expect(await lettersTo(player.email)).toEqual(expect.arrayContaining(['account_blocked']));
    const file = await call('GET', path, { cookie: cookies.risk });
    expect(file.data).toMatchObject({
      status: 'blocked',
      block: { reason: 'two accounts', operator: 'sue', operatorEmail: 'sue@parlour.example' },
    });

    const unblock = (cookie: string) =>
      call('POST', `${path}/unblock`, { cookie, body: { reason: 'cleared' } });
    expect((await unblock(cookies.support)).status).toBe(403);
    expect((await unblock(cookies.risk)).status).toBe(204);
    expect((await unblock(cookies.risk)).status).toBe(409);
    expect(await lettersTo(player.email)).toEqual(expect.arrayContaining(['account_unblocked']));
    expect(await deeds(player.id)).toEqual(['sue office.block two accounts', 'rob office.unblock cleared']);
    const login = await call('POST', '/api/v1/auth/login', {
      body: { email: player.email, password: GOOD_PASSWORD },
    });
    expect(login.status).toBe(200);
  });

  it('who is shut for another reason is not let in by the office', async () => {
    const player = await newPlayer();
    await sql`update identity.players set status = 'blocked' where id = ${player.id}::uuid`.execute(
      platform.kernel.db,
    );
    const body = { reason: 'please' };
    const path = `/api/office/v1/players/${player.id}`;
    expect((await call('POST', `${path}/unblock`, { cookie: cookies.risk, body })).status).toBe(409);
    await sql`update identity.players set status = 'excluded' where id = ${player.id}::uuid`.execute(
      platform.kernel.db,
    );
    const words = { ...body, words: 'x' };
    expect((await call('POST', `${path}/block`, { cookie: cookies.risk, body: words })).status).toBe(409);
  });

  it('loses one session, or all', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const login = () =>
      call('POST', '/api/v1/auth/login', { body: { email: player.email, password: GOOD_PASSWORD } });
    expect((await login()).status).toBe(200);
    const path = `/api/office/v1/players/${player.id}/sessions`;
    const { data } = await call('GET', path, { cookie: cookies.support });
    expect(data).toHaveLength(2);
    const [one] = await platform.services.office.sessions(other.id);
    const end = async (body: object) =>
      (await call('POST', `${path}/end`, { cookie: cookies.support, body: { reason: 'asked to', ...body } }))
        .data;
    expect(await end({ sessionId: one?.sessionId })).toEqual({ ended: 0 });
    expect(await end({ sessionId: data?.[0]?.sessionId })).toEqual({ ended: 1 });
    expect(await end({})).toEqual({ ended: 1 });
    expect((await call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(401);
    expect((await call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(200);
  });

  it('has no second factor taken that is not there', async () => {
    const player = await newPlayer();
    const path = `/api/office/v1/players/${player.id}/second-factor/remove`;
    const remove = (cookie: string) => call('POST', path, { cookie, body: { reason: 'lost the phone' } });
    expect((await remove(cookies.risk)).status).toBe(403);
    expect((await remove(cookies.support)).status).toBe(409);
    await sql`
      insert into identity.second_factors (player_id, secret, confirmed_at)
      values (${player.id}::uuid, 'x', now())`.execute(platform.kernel.db);
    expect((await remove(cookies.support)).status).toBe(204);
    expect(await deeds(player.id)).toEqual(['sue office.remove-factor lost the phone']);
    expect(await lettersTo(player.email)).toEqual(expect.arrayContaining(['second_factor_off']));
  });

  it('has notes, which stay and name who wrote them', async () => {
    const player = await newPlayer();
    const path = `/api/office/v1/players/${player.id}/notes`;
    const write = (text: string, cookie: string) => call('POST', path, { cookie, body: { text } });
    expect((await write('  ', cookies.payments)).status).toBe(422);
    expect((await write('<b>called</b>', cookies.payments)).data).toMatchObject({
      text: '<b>called</b>',
      operatorEmail: 'pat@parlour.example',
    });
    await write('second', cookies.support);
    const { data } = await call('GET', path, { cookie: cookies.support });
    expect(data?.map(({ text }) => text)).toEqual(['second', '<b>called</b>']);
    const change = sql`update office.notes set text = 'x'`.execute(platform.kernel.db);
    await expect(change).rejects.toThrow(/permission denied/);
  });

  it('is changed by support with a reason, by the same rules', async () => {
    const player = await newPlayer();
    const path = `/api/office/v1/players/${player.id}/profile`;
    const change = (changes: object) =>
      call('PATCH', path, {
        cookie: cookies.support,
        body: { changes, reason: 'passport seen', words: 'as you asked' },
      });
    expect((await change({ birthday: '2020-01-01' })).status).toBe(422);
    const done = await change({ name: 'Mara', surname: 'Klein' });
    expect(done.data).toMatchObject({ profile: { name: 'Mara', surname: 'Klein' } });
    expect(await deeds(player.id)).toEqual(['sue players.change passport seen']);
    expect(await lettersTo(player.email)).toEqual(expect.arrayContaining(['profile_changed']));
  });

  it('has a history of what they did and what was done to them', async () => {
    const player = await newPlayer();
    await call('POST', `/api/office/v1/players/${player.id}/notes`, {
      cookie: cookies.support,
      body: { text: 'hm' },
    });
    const { data } = await call('GET', `/api/office/v1/players/${player.id}/history`, {
      cookie: cookies.support,
    });
    expect(data?.[0]).toMatchObject({ action: 'office.note', operatorEmail: 'sue@parlour.example' });
    expect(data?.some(({ kind, action }) => kind === 'player' && action === 'identity.register')).toBe(true);
  });
});

it('pages through the audit, which keeps to its filters', async () => {
  const first = await call('GET', '/api/office/v1/audit?operator=sue&action=office.', {
    cookie: cookies.risk,
  });
  expect(first.data?.length).toBeGreaterThan(2);
  expect(
    first.data?.every(({ actor, action }) => actor === 'sue' && String(action).startsWith('office.')),
  ).toBe(true);
  const last = first.data?.at(1)?.id;
  const rest = await call('GET', `/api/office/v1/audit?operator=sue&action=office.&cursor=${last}`, {
    cookie: cookies.risk,
  });
  expect(idsOf(rest)).toEqual(idsOf(first).slice(2));
});

it('shows letters without what they say, and sends again only what failed', async () => {
  const player = await newPlayer();
  await call('POST', `/api/office/v1/players/${player.id}/block`, {
    cookie: cookies.support,
    body: { reason: 'a test', words: 'We check something.' },
  });
  const { data } = await call('GET', `/api/office/v1/letters?player=${player.id}`, {
    cookie: cookies.support,
  });
  expect(data?.[0]).toMatchObject({ kind: 'account_blocked', recipient: player.email });
  expect(JSON.stringify(data)).not.toMatch(/token|http/);
  const retry = await call('POST', `/api/office/v1/letters/${String(data?.[0]?.id)}/retry`, {
    cookie: cookies.support,
  });
  expect(retry.status).toBe(404);
});

it('lets a second operator agree, and never the one who asked', async () => {
  const { approvals, operators } = platform.services;
  let done = 0;
  approvals.define({
    name: 'test.office',
    parameters: z.object({ amount: z.int() }),
    waitsMs: 60_000,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals'),
    obstacle: () => Promise.resolve(null),
    carryOut: () => {
      done += 1;
      return Promise.resolve();
    },
  });
  const { id } = await approvals.ask({
    action: 'test.office',
    subject: randomUUID(),
    parameters: { amount: 5 },
    askedBy: 'rob',
    reason: 'a complaint',
    requestId: randomUUID(),
  });
  const { data } = await call('GET', '/api/office/v1/approvals', { cookie: cookies.risk });
  expect(data).toContainEqual(expect.objectContaining({ id, askedByEmail: 'rob@parlour.example' }));
  const decide = (cookie: string, how: string) =>
    call('POST', `/api/office/v1/approvals/${id}/${how}`, { cookie, body: { reason: 'looked at' } });
  expect((await decide(cookies.support, 'approve')).status).toBe(403);
  expect((await decide(cookies.risk, 'approve')).status).toBe(403);
  expect((await decide(cookies.payments, 'approve')).status).toBe(204);
  expect((await decide(cookies.administrator, 'reject')).status).toBe(409);
  expect(done).toBe(1);
});

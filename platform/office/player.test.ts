import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { loseAnswer } from '@/platform/kernel/testing/lose-answer';
import { openEvents } from '@/tests/support/event-client';
import { freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { asVisitor } from '@/tests/support/visitor';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'support' | 'risk' | 'payments', string>;

const call: OfficeHarness['call'] = (...asked) => office.call(...asked);
const newPlayer = (start?: string) => office.newPlayer(start);
const deeds = (subject: string) => office.deeds(subject);
const lettersTo = (recipient: string) => office.lettersTo(recipient);

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    support: await office.enter('sue', ['support']),
    risk: await office.enter('rob', ['risk']),
    payments: await office.enter('pat', ['payments']),
  };
});
afterAll(() => office.close());

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
      office.platform.kernel.db,
    );
    const body = { reason: 'please' };
    const path = `/api/office/v1/players/${player.id}`;
    expect((await call('POST', `${path}/unblock`, { cookie: cookies.risk, body })).status).toBe(409);
    await sql`update identity.players set status = 'excluded' where id = ${player.id}::uuid`.execute(
      office.platform.kernel.db,
    );
  });

  it('who has excluded themselves can be blocked, and stays excluded after it', async () => {
    const player = await newPlayer();
    const { db } = office.platform.kernel;
    await sql`update identity.players set status = 'excluded' where id = ${player.id}::uuid`.execute(db);
    await sql`
      insert into protection.breaks (player_id, kind, length, origin, began_at, until)
      values (${player.id}::uuid, 'exclusion', 'forever', 'page', now(), null)`.execute(db);
    const path = `/api/office/v1/players/${player.id}`;
    const body = { reason: 'a letter' };
    const block = { ...body, words: 'x' };
    expect((await call('POST', `${path}/block`, { cookie: cookies.risk, body: block })).status).toBe(204);
    expect((await call('POST', `${path}/block`, { cookie: cookies.risk, body: block })).status).toBe(409);
    expect((await call('POST', `${path}/unblock`, { cookie: cookies.risk, body })).status).toBe(204);
    const { rows } = await sql`select status from identity.players where id = ${player.id}::uuid`.execute(db);
    expect(rows).toEqual([{ status: 'excluded' }]);
  });

  it('loses one session, or all', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const login = () =>
      call('POST', '/api/v1/auth/login', { body: { email: player.email, password: GOOD_PASSWORD } });
    expect((await login()).status).toBe(200);
    const path = `/api/office/v1/players/${player.id}/sessions`;
    const { data } = await call('GET', path, { cookie: cookies.support });
    expect(data).toHaveLength(2);
    const [one] = await office.platform.services.office.sessions(other.id);
    const end = async (body: object) =>
      (await call('POST', `${path}/end`, { cookie: cookies.support, body: { reason: 'asked to', ...body } }))
        .data;
    expect(await end({ sessionId: one?.sessionId })).toEqual({ ended: 0 });
    expect(await end({ sessionId: data?.[0]?.sessionId })).toEqual({ ended: 1 });
    expect(await end({})).toEqual({ ended: 1 });
    expect((await call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(401);
    expect((await call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(200);
  });

  it('is logged out on one device at once, and stays in on the other', async () => {
    const player = await newPlayer();
    const path = `/api/office/v1/players/${player.id}/sessions`;
    const first = (await call('GET', path, { cookie: cookies.support })).data?.[0]?.sessionId;
    const second = await office.logIn(player);
    const listen = (cookie: string) =>
      openEvents(office.platform.url, null, { headers: { cookie, ...asVisitor(freshAddress()) } });
    const [mine, other] = [await listen(player.cookie), await listen(second)];
    const body = { reason: 'a lost telephone', sessionId: first };
    expect((await call('POST', `${path}/end`, { cookie: cookies.payments, body })).status).toBe(403);
    expect((await call('POST', `${path}/end`, { cookie: cookies.support, body })).data).toEqual({ ended: 1 });
    await mine.ended;
    expect((await call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(401);
    expect((await call('GET', '/api/v1/me', { cookie: second })).status).toBe(200);
    other.leave();
    const { rows } = await sql<{ actor: string; after: unknown; reason: string }>`
      select actor, after, reason from audit.entries
       where action = 'office.end-sessions' and subject = ${player.id}`.execute(office.platform.kernel.db);
    expect(rows).toEqual([
      { actor: 'sue', after: { sessions: 1, session: first }, reason: 'a lost telephone' },
    ]);
  });

  it('who has closed the account is told apart from one who is blocked, and stays out', async () => {
    const player = await newPlayer('leaver');
    const body = { password: GOOD_PASSWORD, reason: 'too much' };
    const closing = await call('POST', '/api/v1/me/closure', { cookie: player.cookie, body });
    expect(closing.status).toBe(204);
    const path = `/api/office/v1/players/${player.id}`;
    const file = await call('GET', path, { cookie: cookies.risk });
    expect(file.data).toMatchObject({ status: 'closed', block: null, closure: { reason: 'too much' } });
    const list = (status: string) =>
      call('GET', `/api/office/v1/players?q=leaver-&status=${status}`, { cookie: cookies.risk });
    expect((await list('closed')).data).toMatchObject([{ id: player.id, status: 'closed' }]);
    expect((await list('blocked')).data).toEqual([]);
    for (const deed of ['block', 'unblock']) {
      const answer = await call('POST', `${path}/${deed}`, {
        cookie: cookies.risk,
        body: { reason: 'please', ...(deed === 'block' ? { words: 'x' } : {}) },
      });
      expect(answer).toMatchObject({ status: 409, detail: 'the player has closed this account for good' });
    }
  });

  it('has no second factor taken that is not there', async () => {
    const player = await newPlayer();
    const path = `/api/office/v1/players/${player.id}/second-factor/remove`;
    const remove = (cookie: string) => call('POST', path, { cookie, body: { reason: 'lost the phone' } });
    expect((await remove(cookies.risk)).status).toBe(403);
    expect((await remove(cookies.support)).status).toBe(409);
    await sql`
      insert into identity.second_factors (player_id, secret, confirmed_at)
      values (${player.id}::uuid, 'x', now())`.execute(office.platform.kernel.db);
    expect((await remove(cookies.support)).status).toBe(204);
    expect(await deeds(player.id)).toEqual(['sue office.remove-factor lost the phone']);
    expect(await lettersTo(player.email)).toEqual(expect.arrayContaining(['second_factor_off']));
  });

  it('has notes, which stay and name who wrote them', async () => {
    const player = await newPlayer();
    const path = `/api/office/v1/players/${player.id}/notes`;
    const write = (text: string, cookie: string) =>
      call('POST', path, { cookie, body: { text }, key: randomUUID() });
    expect((await write('  ', cookies.payments)).status).toBe(422);
    expect((await write('<b>called</b>', cookies.payments)).data).toMatchObject({
      text: '<b>called</b>',
      operatorEmail: 'pat@parlour.example',
    });
    const twice = { cookie: cookies.support, body: { text: 'second' }, key: randomUUID() };
    const { data: written } = await call('POST', path, twice);
    expect((await call('POST', path, twice)).data).toEqual(written);
    await loseAnswer(office.platform.kernel.db, twice.key);
    expect((await call('POST', path, twice)).data).toEqual(written);
    const { data } = await call('GET', path, { cookie: cookies.support });
    expect(data?.map(({ text }) => text)).toEqual(['second', '<b>called</b>']);
    const change = sql`update office.notes set text = 'x'`.execute(office.platform.kernel.db);
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
      key: randomUUID(),
    });
    const { data } = await call('GET', `/api/office/v1/players/${player.id}/history`, {
      cookie: cookies.support,
    });
    expect(data?.[0]).toMatchObject({ action: 'office.note', operatorEmail: 'sue@parlour.example' });
    expect(data?.some(({ kind, action }) => kind === 'player' && action === 'identity.register')).toBe(true);
  });
});

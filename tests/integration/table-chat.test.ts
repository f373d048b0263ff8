import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sign, SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import type { ChatLine } from '@/sandbox/studio/chat/live-events';
import type { OwnChat } from '@/sandbox/studio/chat/view';
import type { LiveTableEvent } from '@/sandbox/studio/live/live-events';
import { openCasino, type Casino, type CasinoPlayer } from '@/tests/support/casino';
import { REPORTS, reportsOffice } from '@/tests/support/reports-office';
import { readLive } from '@/sandbox/studio/testing/flight-harness';
import { TEST_SECRETS } from '@/tests/support/platform';

// The real platform and the real studio: a message is said, reported, and decided about in the office.
jest.setTimeout(60_000);

const [SECRET = ''] = TEST_SECRETS.WALLET_SECRETS.split(',');
let casino: Casino;
let table: string;
beforeAll(async () => {
  casino = await openCasino(2026);
  const { rows } = await sql<{ id: string }>`
    select id from games.games where kind = 'live_roulette' order by id limit 1`.execute(
    casino.platform.kernel.db,
  );
  table = rows[0]?.id ?? '';
}, 180_000);
afterAll(() => casino.close());
const { enter, reported } = reportsOffice(() => casino);

async function sit(player: CasinoPlayer) {
  const launch = await player.call<{ data: { url: string } }>('POST', `/api/v1/games/${table}/sessions`, {
    mode: 'real',
    language: 'de',
  });
  expect(launch.status).toBe(201);
  const address = launch.body.data.url;
  const post = async (action: string, body: object) => {
    const answer = await fetch(`${address}/table/chat/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(address).origin },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as OwnChat & { error?: string; reason?: string },
    };
  };
  return {
    own: async () => (await (await fetch(`${address}/table/chat`)).json()) as OwnChat,
    say: (text: string) => post('say', { id: randomUUID(), text }),
    report: (messageId: string) => post('report', { messageId, reason: 'insult' }),
    async room(): Promise<readonly ChatLine[]> {
      const heard = readLive<LiveTableEvent>((await fetch(`${address}/table/live`)).body);
      const { in: lines } = await heard.find('chat', ({ all }) => all === true);
      await heard.close();
      return lines;
    },
  };
}
const guests = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const player = await casino.newPlayer(1_000);
      return { ...player, ...(await sit(player)) };
    }),
  );

const deeds = async (playerId: string) =>
  (
    await sql<{ deed: string }>`
      select action || ' ' || coalesce(reason, '') as deed from audit.entries
       where subject = ${playerId} and actor_kind = 'operator' order by id`.execute(casino.platform.kernel.db)
  ).rows.map(({ deed }) => deed);

/** A message that three players have reported. */
async function hidden(text: string) {
  const office = await enter(['support']);
  const [author, ...others] = await guests(4);
  if (!author) throw new Error('nobody came');
  casino.time.advance(5_000);
  expect((await author.say(text)).status).toBe(200);
  const id = (await author.room()).find((line) => line.text === text)?.id ?? '';
  for (const one of others) expect((await one.report(id)).status).toBe(200);
  const row = await reported(office, id, 3);
  return { office, author, id, row };
}

it('brings a message that three players reported first, with what was said before, and back when nothing is wrong', async () => {
  const [before] = await guests(1);
  await before?.say('Guten Abend');
  const { office, author, id, row } = await hidden('Du spielst ja wie eine Schnecke');
  expect(row).toMatchObject({
    ...{
      id,
      gameId: table,
      playerId: author.playerId,
      text: 'Du spielst ja wie eine Schnecke',
      state: 'open',
    },
    hiddenAt: expect.any(String),
    before: [{ playerId: before?.playerId, text: 'Guten Abend' }],
  });
  // One that was reported later by a single player stands behind it.
  casino.time.advance(60_000);
  const [one, other] = await guests(2);
  await one?.say('Was ist denn das?');
  const later = (await one?.room())?.at(-1)?.id ?? '';
  await other?.report(later);
  await reported(office, later, 1);
  const { data = [] } = await office('GET', `${REPORTS}?state=open`);
  expect(data.map((each) => each['id'])).toEqual([id, later]);
  expect((await author.own()).write).toMatchObject({ why: 'paused' });
  const decided = await office('POST', `${REPORTS}/${id}/decide`, {
    decision: 'nothing',
    reason: 'Harmless',
  });
  expect(decided.status).toBe(204);
  expect((await author.own()).write).toEqual({ allowed: true });
  expect((await author.room()).map((line) => line.id)).toContain(id);
  expect(await deeds(author.playerId)).toEqual(['chat.allow Harmless']);
  const again = await office('POST', `${REPORTS}/${id}/decide`, { decision: 'remove', reason: 'No' });
  expect(again.status).toBe(409);
});

it('silences a player at once, at the next launch too, until it is lifted', async () => {
  const { office, author, id } = await hidden('Das ist doch alles Schwindel hier');
  const decision = { decision: 'silence', reason: 'The third time' };
  expect((await office('POST', `${REPORTS}/${id}/decide`, decision)).status).toBe(422);
  const whole = { ...decision, length: 'week', why: 'insult' };
  expect((await office('POST', `${REPORTS}/${id}/decide`, whole)).status).toBe(204);
  const week = casino.time.clock.now + 7 * 24 * 3_600_000;
  const silenced = { allowed: false, why: 'silenced', until: week, reason: 'insult' };
  expect((await author.own()).write).toEqual(silenced);
  expect((await author.say('Aber')).body.error).toBe('chat_silenced');
  expect((await author.room()).map((line) => line.id)).not.toContain(id);
  expect((await (await sit(author)).own()).write).toEqual(silenced);
  const path = `/api/office/v1/players/${author.playerId}/chat-silences`;
  expect((await office('GET', path)).data).toMatchObject([
    { inForce: true, reason: 'insult', note: 'The third time' },
  ]);
  expect((await office('POST', `${path}/lift`, { reason: 'Said sorry' })).status).toBe(204);
  expect((await author.own()).write).toEqual({ allowed: true });
  expect((await office('POST', `${path}/lift`, { reason: 'Again' })).status).toBe(404);
  expect((await office('GET', path)).data).toMatchObject([{ inForce: false, liftedAt: expect.any(String) }]);
  expect(await deeds(author.playerId)).toEqual(['chat.silence The third time', 'chat.lift Said sorry']);
});

it('keeps a silence that ends later than the one of another message', async () => {
  const office = await enter(['support']);
  const [author, one] = await guests(2);
  if (!author || !one) throw new Error('nobody came');
  const ids: string[] = [];
  for (const text of ['Was für ein Tisch', 'Und was für Karten']) {
    casino.time.advance(5_000);
    expect((await author.say(text)).status).toBe(200);
    const id = (await author.room()).find((line) => line.text === text)?.id ?? '';
    expect((await one.report(id)).status).toBe(200);
    await reported(office, id, 1);
    ids.push(id);
  }
  for (const [at, length] of ['good', 'day'].entries()) {
    const body = { decision: 'silence', length, why: 'hate', reason: `For ${length}` };
    expect((await office('POST', `${REPORTS}/${ids[at]}/decide`, body)).status).toBe(204);
  }
  expect((await author.own()).write).toMatchObject({ why: 'silenced', until: null });
  expect(
    (await office('GET', `/api/office/v1/players/${author.playerId}/chat-silences`)).data?.[0],
  ).toMatchObject({
    inForce: true,
    until: null,
  });
});

it('tells the studio later what it could not take at once', async () => {
  const { office, author, id } = await hidden('Nie wieder an diesem Tisch');
  const { services, kernel } = casino.platform;
  const { studioUrl } = kernel.config;
  const real = globalThis.fetch;
  const away = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(`${studioUrl}/api/v1/chat/`)
      ? Promise.reject(new Error('away'))
      : real(input, init);
  });
  const body = { decision: 'silence', length: 'good', why: 'hate', reason: 'For good' };
  expect((await office('POST', `${REPORTS}/${id}/decide`, body)).status).toBe(204);
  away.mockRestore();
  expect((await author.own()).write).toMatchObject({ why: 'paused' });
  await services.chat.tellStudio();
  expect((await author.own()).write).toMatchObject({ why: 'silenced', until: null, reason: 'hate' });
});

it('takes nothing from a player whose games have ended, or whose account was blocked', async () => {
  const [left, blocked] = await guests(2);
  casino.time.advance(5_000);
  await casino.platform.services.games.playerLeft(casino.platform.kernel.db, left?.playerId ?? '');
  expect((await left?.say('Noch da'))?.body).toMatchObject({
    error: 'chat_session',
    reason: 'session_expired',
  });
  const office = await enter(['risk']);
  const path = `/api/office/v1/players/${blocked?.playerId}/block`;
  expect((await office('POST', path, { reason: 'Two accounts', words: 'Zwei Konten.' })).status).toBe(204);
  expect((await blocked?.say('Noch da'))?.body).toMatchObject({ error: 'chat_session' });
  const said = (await left?.room())?.map(({ text }) => text);
  expect(said).not.toContain('Noch da');
});

it('is closed to who may not: neither read nor decided', async () => {
  const bonus = await enter(['bonus']);
  expect((await bonus('GET', REPORTS)).status).toBe(403);
  const auditor = await enter(['auditor']);
  expect((await auditor('GET', REPORTS)).status).toBe(200);
  const body = { decision: 'remove', reason: 'No' };
  expect((await auditor('POST', `${REPORTS}/${randomUUID()}/decide`, body)).status).toBe(403);
  const support = await enter(['support']);
  expect((await support('POST', `${REPORTS}/${randomUUID()}/decide`, body)).status).toBe(404);
});

describe('a report that the studio tells', () => {
  const line = (text: string) => ({
    ...{ id: randomUUID(), player_id: randomUUID(), name: 'A•••10', text },
    written_at: new Date(casino.time.clock.now).toISOString(),
  });
  const report = () => ({
    ...{ id: randomUUID(), game_id: table, reporter_id: randomUUID(), reason: 'insult', hidden: false },
    reported_at: new Date(casino.time.clock.now).toISOString(),
    message: line('Hello'),
    before: [line('Before')],
  });
  const PATH = '/api/studio/v1/chat-reports';
  const tell = async (told: unknown, { secret = SECRET, ago = 0, raw = JSON.stringify(told) } = {}) => {
    const seconds = Math.floor(casino.time.clock.now / 1000) - ago;
    const answer = await fetch(casino.platform.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, PATH, raw, seconds) },
      body: raw,
    });
    return answer.status;
  };

  it('is taken once, however often it comes', async () => {
    const told = report();
    expect(await Promise.all([tell(told), tell(told), tell(told)])).toEqual([200, 200, 200]);
    const office = await enter(['risk']);
    expect((await reported(office, told.message.id, 1))?.['before']).toHaveLength(1);
    // The same player again, under another name: the report is known.
    expect(await tell({ ...told, id: randomUUID(), message: { ...told.message, text: 'Another' } })).toBe(
      409,
    );
    expect(await tell({ ...told, reporter_id: randomUUID() })).toBe(409);
  });

  it.each([
    ['with another secret', { secret: 'another-secret-another-secret-another-1' }],
    ['signed long ago', { ago: 301 }],
    ['signed for later', { ago: -302 }],
  ])('is refused %s', async (_what, how) => {
    expect(await tell(report(), how)).toBe(401);
  });

  it('brings nothing back of a player who was erased meanwhile', async () => {
    const { pool } = casino.platform.kernel;
    const erased = randomUUID();
    const long = `insert into players.closures (player_id, closed_at) values ($1, now() - interval '6 years')`;
    for (const mark of [long, 'insert into identity.erasures (player_id, erased_at) values ($1, now())'])
      await pool.query(mark, [erased]);
    const told = report();
    const quoted = { ...told, before: [{ ...line('Of theirs'), player_id: erased }, line('Of another')] };
    const theirs = { ...report(), message: { ...line('Of theirs'), player_id: erased } };
    for (const late of [quoted, theirs, { ...report(), reporter_id: erased }])
      expect(await tell(late)).toBe(200);
    const office = await enter(['risk']);
    expect((await reported(office, told.message.id, 1))?.['before']).toMatchObject([{ text: 'Of another' }]);
    expect((await office('GET', `${REPORTS}?q=${erased}`)).data).toEqual([]);
    const left = await pool.query(
      `select from chat.lines where player_id = $1 union all select from chat.messages where player_id = $1
        union all select from chat.reports where player_id = $1`,
      [erased],
    );
    expect(left.rowCount).toBe(0);
  });

  it('is refused where it is none', async () => {
    expect(await tell({ ...report(), reason: 'because' })).toBe(400);
    expect(await tell({ ...report(), before: Array.from({ length: 6 }, () => line('x')) })).toBe(400);
    expect(await tell(null, { raw: '{"id":' })).toBe(400);
    expect(await tell(null, { raw: JSON.stringify({ text: 'x'.repeat(40_000) }) })).toBe(413);
  });
});

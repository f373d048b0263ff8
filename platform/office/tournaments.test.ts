import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { addGameAndCup } from '@/platform/players/testing/player-tables';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'bob' | 'rita' | 'ron' | 'sue' | 'vera', string>;
const AT = '/api/office/v1/tournaments';
const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

beforeAll(async () => {
  office = await startOffice();
  const { kernel } = office.platform;
  await addGameAndCup(kernel);
  await kernel.pool.query(`update games.games set theme = 'egypt'`);
  await kernel.pool.query('select games.mark_playable()');
  cookies = {
    bob: await office.enter('bob', ['bonus']),
    rita: await office.enter('rita', ['risk']),
    ron: await office.enter('ron', ['risk']),
    sue: await office.enter('sue', ['support']),
    vera: await office.enter('vera', ['verification']),
  };
});
afterAll(() => office.close());

const texts = (en: string) => ({ en, de: en, au: en, ch: en, fr: en });
const content = (fields: object = {}) => ({
  name: texts('Autumn race'),
  descriptionShort: texts('A day of slots.'),
  image: '/art/scenes/cup-red',
  strategy: 'turnover',
  entry: 'join',
  minLevel: null,
  countries: [],
  needsReview: false,
  minimumBet: { EUR: 20 },
  maximumBet: {},
  spinCampaign: null,
  prizes: [
    { placeFrom: 1, placeTo: 1, amount: { EUR: 5_000 }, freeSpins: 0, points: 0 },
    { placeFrom: 2, placeTo: 3, amount: { EUR: 1_000 }, freeSpins: 0, points: 50 },
  ],
  games: ['g900'],
  zone: 'Europe/Berlin',
  startsAt: later(1),
  endsAt: later(25),
  ...fields,
});
const write = async (fields: object = {}) => {
  const { status, data } = await office.call('POST', AT, {
    cookie: cookies.bob,
    key: randomUUID(),
    body: content(fields),
  });
  expect(status).toBe(201);
  return String(data?.['id']);
};
const post = (path: string, body: object, cookie = cookies.bob) =>
  office.call('POST', `${AT}/${path}`, { cookie, body });
const file = async (id: string) => (await office.call('GET', `${AT}/${id}`, { cookie: cookies.sue })).data;
const places = async (id: string, query = '') =>
  (await office.call('GET', `${AT}/${id}/places${query}`, { cookie: cookies.sue })).data;

/** One that runs, with some participants who have so many points, hundredths. */
async function running(points: readonly number[], fields: object = {}) {
  const id = await write(fields);
  expect((await post(`${id}/publish`, { revision: 1 })).status).toBe(204);
  const { db } = office.platform.kernel;
  await sql`update tournaments.tournaments set starts_at = now() - interval '2 hours' where id = ${id}`.execute(
    db,
  );
  const players = [];
  for (const one of points) {
    const player = await office.newPlayer('racer');
    players.push(player);
    await sql`
      insert into tournaments.participations (tournament_id, player_id, joined_at)
      values (${id}, ${player.id}, now() - interval '1 hour')`.execute(db);
    await sql`
      insert into tournaments.scores (tournament_id, player_id, points, rounds, reached_at, joined_at)
      values (${id}, ${player.id}, ${one}, 1, now(), now() - interval '1 hour')`.execute(db);
  }
  return { id, players };
}
/** Its end comes, and its places are counted. */
async function count(id: string) {
  const { db } = office.platform.kernel;
  await sql`update tournaments.tournaments set ends_at = now() - interval '1 minute' where id = ${id}`.execute(
    db,
  );
  await office.platform.services.tournaments.settle();
  await sql`update tournaments.tournaments set frozen_at = now() - interval '1 minute' where id = ${id}`.execute(
    db,
  );
  await office.platform.services.tournaments.settle();
}
const balanceOf = async ({ id }: { id: string }) => {
  const wallets = await office.platform.services.ledger.wallets(id);
  return wallets.map(({ real }) => Number(real));
};

describe('writing', () => {
  it('keeps a draft that nobody else sees, says what it lacks, and announces it once it is whole', async () => {
    const id = await write({ games: [], name: { en: 'Autumn race' } });
    expect(id).toMatch(/^autumn-race-[0-9a-f]{8}$/);
    expect((await office.call('GET', `/api/v1/tournaments/${id}`)).status).toBe(404);
    expect(await file(id)).toMatchObject({
      phase: 'draft',
      revision: 1,
      missing: { games: 'no game counts', name: 'it is not written in: de, au, ch, fr' },
      pool: { amount: { EUR: 7_000 }, points: 100, winners: 3 },
    });
    const refused = await post(`${id}/publish`, { revision: 1 });
    expect(refused.status).toBe(422);
    const change = (revision: number) =>
      office.call('PUT', `${AT}/${id}`, { cookie: cookies.bob, body: { revision, content: content() } });
    expect((await change(1)).status).toBe(204);
    expect((await change(1)).status).toBe(409);
    expect((await post(`${id}/publish`, { revision: 1 })).status).toBe(409);
    expect((await post(`${id}/publish`, { revision: 2 })).status).toBe(204);
    expect((await office.call('GET', `/api/v1/tournaments/${id}`)).data).toMatchObject({
      name: 'Autumn race',
      state: 'open',
      status: 'upcoming',
    });
    // What was announced stands.
    expect((await change(2)).status).toBe(409);
    expect(await office.deeds(id)).toEqual([
      'bob tournaments.write',
      'bob tournaments.change',
      'bob tournaments.publish',
    ]);
  });

  it.each([
    [{ endsAt: later(0.5) }, 'endsAt'],
    [{ games: ['g900', 'g900'] }, 'games'],
    [
      {
        prizes: [
          { placeFrom: 1, placeTo: 3, amount: { EUR: 1 }, freeSpins: 0, points: 0 },
          { placeFrom: 3, placeTo: 4, amount: { EUR: 1 }, freeSpins: 0, points: 0 },
        ],
      },
      'prizes',
    ],
    [{ zone: 'Europe/Nowhere' }, 'zone'],
  ])('refuses what can’t be kept: %j', async (fields, field) => {
    const { status, text } = await office.call('POST', AT, {
      cookie: cookies.bob,
      key: randomUUID(),
      body: content(fields),
    });
    expect([400, 422]).toContain(status);
    expect(text).toContain(field);
  });

  it.each([
    [{ startsAt: later(-1) }, 'startsAt'],
    [{ minimumBet: {} }, 'minimumBet'],
    [{ maximumBet: { EUR: 10 } }, 'maximumBet'],
    [{ minimumBet: { EUR: 20, CHF: 20 } }, 'prizes'],
    [{ prizes: [] }, 'prizes'],
    [{ prizes: [{ placeFrom: 2, placeTo: 2, amount: { EUR: 5 }, freeSpins: 0, points: 0 }] }, 'prizes'],
    [{ prizes: [{ placeFrom: 1, placeTo: 1, amount: {}, freeSpins: 5, points: 0 }] }, 'prizes'],
    [{ games: ['nowhere'] }, 'games'],
  ])('does not announce what is not whole: %j', async (fields, field) => {
    const id = await write(fields);
    expect(Object.keys((await file(id))?.['missing'] as object)).toEqual([field]);
    expect((await post(`${id}/publish`, { revision: 1 })).status).toBe(422);
  });

  it('lists, filters and hands out a table', async () => {
    const id = await write({ name: texts('Spring cup') });
    const list = (query: string) => office.call('GET', `${AT}?${query}`, { cookie: cookies.sue });
    const { data } = await list('q=spring&phase=draft&sort=participants');
    expect(data).toMatchObject([{ id, name: 'Spring cup', phase: 'draft', participants: 0, games: 1 }]);
    expect((await list('q=spring&phase=running')).data).toEqual([]);
    const table = await office.call('GET', `${AT}/export?q=spring`, { cookie: cookies.bob });
    expect(table.text).toContain(`${id},Spring cup,draft,turnover,join`);
    expect((await office.call('GET', `${AT}/export`, { cookie: cookies.rita })).status).toBe(403);
    const of = (query: string) =>
      office.call('GET', `/api/office/v1/tournament-games?${query}`, { cookie: cookies.bob });
    expect((await of('theme=egypt&category=slots')).status).toBe(400);
    expect((await of('theme=egypt')).data).toEqual(['g900']);
    expect((await of('category=megaways')).data).toEqual([]);
  });
});

describe('live control', () => {
  it('moves the end further away, and never nearer', async () => {
    const { id } = await running([]);
    const extend = (endsAt: string, cookie = cookies.bob) =>
      post(`${id}/extend`, { endsAt, reason: 'A fault of the studio.' }, cookie);
    expect((await extend(later(3))).status).toBe(422);
    expect((await extend(later(24 * 100))).status).toBe(422);
    expect((await extend(later(30), cookies.sue)).status).toBe(403);
    const end = later(30);
    expect((await extend(end)).status).toBe(204);
    expect(await file(id)).toMatchObject({ content: { endsAt: end }, firstEnd: expect.any(String) });
    await count(id);
    expect((await extend(later(40))).status).toBe(409);
  });

  it('takes a participant out, who can’t come back and is told', async () => {
    const { id, players } = await running([900, 500]);
    const [first, second] = players as [(typeof players)[0], (typeof players)[0]];
    const exclude = () =>
      post(
        `${id}/exclusions`,
        { playerId: first.id, reason: 'Two accounts.', words: 'You have two accounts.' },
        cookies.rita,
      );
    expect((await exclude()).status).toBe(204);
    expect((await exclude()).status).toBe(409);
    expect(await places(id)).toMatchObject([{ place: 1, playerId: second.id, prize: { amount: 5_000 } }]);
    expect(await places(id, '?who=out')).toMatchObject([
      {
        playerId: first.id,
        place: null,
        left: { reason: 'operator', by: 'rita@parlour.example', note: 'Two accounts.' },
      },
    ]);
    const back = await office.call('POST', `/api/v1/tournaments/${id}/registrations`, {
      cookie: first.cookie,
      body: {},
    });
    expect(back.status).toBe(409);
    expect(await office.lettersTo(first.email)).toContain('tournament_left');
    expect(await office.deeds(first.id)).toEqual(['rita tournaments.exclude Two accounts.']);
  });

  it('stops one without prizes, and tells everybody who took part once', async () => {
    const { id, players } = await running([900, 500]);
    const [first, second] = players as [(typeof players)[0], (typeof players)[0]];
    await sql`update identity.players set status = 'excluded' where id = ${second.id}`.execute(
      office.platform.kernel.db,
    );
    const stop = (cookie = cookies.bob) =>
      post(`${id}/stop`, { reason: 'A faulty game.', words: { en: 'A game was faulty.' } }, cookie);
    expect((await stop(cookies.sue)).status).toBe(403);
    expect((await stop()).status).toBe(204);
    expect((await stop()).status).toBe(409);
    const { tournaments } = office.platform.services;
    await tournaments.tellStopped();
    await tournaments.tellStopped();
    await count(id);
    expect(await file(id)).toMatchObject({ phase: 'cancelled', stopReason: 'A faulty game.' });
    expect(
      (await office.lettersTo(first.email)).filter((kind) => kind === 'tournament_stopped'),
    ).toHaveLength(1);
    expect(await office.lettersTo(second.email)).not.toContain('tournament_stopped');
    expect(await balanceOf(first)).not.toContain(5_000);
  });
});

describe('settlement', () => {
  it('waits for a release, withholds from who is taken out, and gives their prize anew when two agree', async () => {
    const { id, players } = await running([900, 500, 100], { needsReview: true });
    const [first, second, third] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
    await count(id);
    expect(await file(id)).toMatchObject({ phase: 'review', sums: { places: 3, winning: 3, settled: 0 } });
    const out = { playerId: first.id, reason: 'A bot.', words: 'Play was not by hand.' };
    expect((await post(`${id}/exclusions`, out, cookies.rita)).status).toBe(204);
    expect((await post(`${id}/release`, { reason: 'Looked at.' }, cookies.bob)).status).toBe(403);
    expect((await post(`${id}/release`, { reason: 'Looked at.' }, cookies.rita)).status).toBe(204);
    expect((await post(`${id}/release`, { reason: 'Looked at.' }, cookies.rita)).status).toBe(409);
    await office.platform.services.tournaments.settle();
    expect(await places(id)).toMatchObject([
      { place: 1, playerId: first.id, withheld: 'operator', given: { amount: 0 } },
      { place: 2, playerId: second.id, withheld: null, given: { amount: 1_000, points: 50 } },
      { place: 3, playerId: third.id, withheld: null },
    ]);
    expect(await file(id)).toMatchObject({ phase: 'paid', sums: { settled: 3, withheld: 1 } });

    const correct = (player: { id: string }, cookie = cookies.rita) =>
      post(`${id}/corrections`, { place: 1, playerId: player.id, reason: 'The next one wins.' }, cookie);
    expect((await correct(first)).status).toBe(409);
    expect((await correct(second, cookies.bob)).status).toBe(403);
    const { status, data } = await correct(second);
    expect(status).toBe(200);
    expect((await correct(third)).status).toBe(409);
    expect(await file(id)).toMatchObject({ asked: [{ place: 1, playerId: second.id, askedBy: 'rita' }] });
    const approve = (cookie: string) =>
      office.call('POST', `/api/office/v1/approvals/${String(data?.['request'])}/approve`, {
        cookie,
        body: { reason: 'Seen.' },
      });
    expect((await approve(cookies.rita)).status).toBe(403);
    expect((await approve(cookies.ron)).status).toBe(204);
    expect((await approve(cookies.ron)).status).toBe(409);
    expect(await balanceOf(second)).toEqual([6_000]);
    const [corrected] = (await places(id)) ?? [];
    expect(corrected).toMatchObject({
      corrections: [
        { playerId: second.id, amount: 5_000, by: 'rita@parlour.example', reason: 'The next one wins.' },
      ],
    });
    expect(await office.deeds(second.id)).toContain('rita tournaments.correct The next one wins.');
    // Once more, with a reason of its own.
    expect((await correct(second)).status).toBe(200);
  });

  it('shows how a place came about', async () => {
    const { id, players } = await running([500]);
    const [player] = players as [(typeof players)[0]];
    await sql`
      insert into tournaments.rounds (tournament_id, player_id, game_id, round_id, currency, began_at, first_stake, staked,
                                      won, closed, verdict, points)
      values (${id}, ${player.id}, 'g900', 'r1', 'EUR', now(), 500, 500, 0, true, 'counts', 500),
             (${id}, ${player.id}, 'g900', 'r2', 'EUR', now() - interval '1 minute', 10, 10, 0, true, 'below', 0)`.execute(
      office.platform.kernel.db,
    );
    const { data, meta } = await office.call('GET', `${AT}/${id}/players/${player.id}/rounds`, {
      cookie: cookies.sue,
    });
    expect(data).toMatchObject([
      { roundId: 'r1', verdict: 'counts', staked: 500, points: 5 },
      { roundId: 'r2', verdict: 'below', points: 0 },
    ]);
    expect(meta).toMatchObject({ total: 2 });
  });
});

it('is shut to who has nothing to do with it', async () => {
  const id = await write();
  for (const path of ['', `/${id}`, `/${id}/places`, `/${id}/players/${randomUUID()}/rounds`])
    expect((await office.call('GET', AT + path, { cookie: cookies.vera })).status).toBe(403);
  for (const [path, body] of [
    ['', content()],
    [`/${id}/publish`, { revision: 1 }],
  ] as const)
    expect(
      (await office.call('POST', AT + path, { cookie: cookies.sue, key: randomUUID(), body })).status,
    ).toBe(403);
});

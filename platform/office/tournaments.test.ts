import { randomUUID } from 'node:crypto';
import {
  content,
  later,
  startTournaments,
  texts,
  TOURNAMENTS,
  type TournamentsHarness,
} from './testing/tournaments';

jest.setTimeout(60_000);

let world: TournamentsHarness;
beforeAll(async () => {
  world = await startTournaments();
});
afterAll(() => world.office.close());

describe('writing', () => {
  it('keeps a draft that nobody else sees, says what it lacks, and announces it once it is whole', async () => {
    const id = await world.write({ games: [], name: { en: 'Autumn race' } });
    expect(id).toMatch(/^autumn-race-[0-9a-f]{8}$/);
    expect((await world.office.call('GET', `/api/v1/tournaments/${id}`)).status).toBe(404);
    expect(await world.file(id)).toMatchObject({
      phase: 'draft',
      revision: 1,
      missing: { games: 'no game counts', name: 'it is not written in: de, au, ch, fr' },
      pool: { amount: { EUR: 7_000 }, points: 100, winners: 3 },
    });
    const refused = await world.post(`${id}/publish`, { revision: 1 });
    expect(refused.status).toBe(422);
    const change = (revision: number) =>
      world.office.call('PUT', `${TOURNAMENTS}/${id}`, {
        cookie: world.cookies.bob,
        body: { revision, content: content() },
      });
    expect((await change(1)).status).toBe(204);
    expect((await change(1)).status).toBe(409);
    expect((await world.post(`${id}/publish`, { revision: 1 })).status).toBe(409);
    expect((await world.post(`${id}/publish`, { revision: 2 })).status).toBe(204);
    expect((await world.office.call('GET', `/api/v1/tournaments/${id}`)).data).toMatchObject({
      name: 'Autumn race',
      state: 'open',
      status: 'upcoming',
    });
    // What was announced stands.
    expect((await change(2)).status).toBe(409);
    expect(await world.office.deeds(id)).toEqual([
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
    const { status, text } = await world.office.call('POST', TOURNAMENTS, {
      cookie: world.cookies.bob,
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
    [{ entry: 'all', minLevel: 3 }, 'minLevel'],
  ])('does not announce what is not whole: %j', async (fields, field) => {
    const id = await world.write(fields);
    expect(Object.keys((await world.file(id))?.['missing'] as object)).toEqual([field]);
    expect((await world.post(`${id}/publish`, { revision: 1 })).status).toBe(422);
  });

  it('lists, filters and hands out a table', async () => {
    const id = await world.write({ name: texts('Spring cup') });
    const list = (query: string) =>
      world.office.call('GET', `${TOURNAMENTS}?${query}`, { cookie: world.cookies.sue });
    const { data } = await list('q=spring&phase=draft&sort=participants');
    expect(data).toMatchObject([{ id, name: 'Spring cup', phase: 'draft', participants: 0, games: 1 }]);
    expect((await list('q=spring&phase=running')).data).toEqual([]);
    const table = await world.office.call('GET', `${TOURNAMENTS}/export?q=spring`, {
      cookie: world.cookies.bob,
    });
    expect(table.text).toContain(`${id},Spring cup,draft,turnover,join`);
    expect(
      (await world.office.call('GET', `${TOURNAMENTS}/export`, { cookie: world.cookies.rita })).status,
    ).toBe(403);
    const of = (query: string) =>
      world.office.call('GET', `/api/office/v1/tournament-games?${query}`, { cookie: world.cookies.bob });
    expect((await of('theme=egypt&category=slots')).status).toBe(400);
    expect((await of('theme=egypt')).data).toEqual(['g900']);
    expect((await of('category=megaways')).data).toEqual([]);
  });
});

it('is shut to who has nothing to do with it', async () => {
  const id = await world.write();
  for (const path of ['', `/${id}`, `/${id}/places`, `/${id}/players/${randomUUID()}/rounds`])
    expect((await world.office.call('GET', TOURNAMENTS + path, { cookie: world.cookies.vera })).status).toBe(
      403,
    );
  for (const [path, body] of [
    ['', content()],
    [`/${id}/publish`, { revision: 1 }],
  ] as const)
    expect(
      (
        await world.office.call('POST', TOURNAMENTS + path, {
          cookie: world.cookies.sue,
          key: randomUUID(),
          body,
        })
      ).status,
    ).toBe(403);
});

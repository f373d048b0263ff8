import { FEATURED } from '@/platform/demo/catalogue/featured';
import type { Game } from './service';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { offerEverything, startGames, type GamesHarness } from '@/tests/support/games-harness';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

let database: TestDatabase;
let harness: GamesHarness;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  harness = await startGames(database.url);
  await offerEverything(harness.kernel);
});
afterAll(async () => {
  await harness.close();
  await database.drop();
});

interface ListAnswer {
  data: Game[];
  meta: { page: number; perPage: number; total: number; lastPage: number };
}
const list = async (query = ''): Promise<ListAnswer> => {
  const { status, body } = await harness.call('GET', `/api/v1/games${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as unknown as ListAnswer;
};
const names = ({ data }: ListAnswer) => data.map(({ name }) => name);

describe('GET /api/v1/games', () => {
  it('tells all 8,335 games, 24 to a page, the lobby’s own first', async () => {
    const first = await list();
    expect(first.meta).toEqual({ page: 1, perPage: 24, total: 8335, lastPage: 348 });
    expect(first.data.map(({ id }) => id)).toEqual(FEATURED.slice(0, 24).map(({ id }) => id));
    expect(first.data[0]).toEqual({
      id: 'g101',
      slug: 'scarab-of-nefer',
      name: 'Scarab of Nefer',
      image: expect.stringMatching(/^\/art\/posters\/g101\/[0-9a-f]{8}$/),
      imagine: {
        files: {
          desktop: expect.stringMatching(/\/400\.webp$/),
          mobile: expect.stringMatching(/\/200\.webp$/),
        },
        gradient_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
      gradient_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      geo_link: '/game/scarab-of-nefer',
      providerId: 14,
      providerName: 'Saffron Lane',
      hasDemo: true,
      categories: expect.arrayContaining([2, 3, 21]),
      source: 0,
      theme: 'egypt',
      rtp: expect.any(Number),
      volatility: 'medium',
      lines: 20,
      maxWin: expect.any(Number),
      playable: true,
      released: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      art: { v: 0 },
    });
  });

  it('reads every page without missing a game or telling one twice, in every order', async () => {
    for (const sort of ['popular', 'new', 'az', 'rtp', 'volatility', 'match'] as const) {
      const seen: string[] = [];
      for (let page = 1; page <= 5; page += 1) {
        seen.push(...(await harness.games.games({ sort, page, perPage: 1_700 })).items.map(({ id }) => id));
      }
      expect(seen).toHaveLength(8335);
      expect(new Set(seen).size).toBe(8335);
    }
  });

  it('orders by name, by return and by date', async () => {
    const plain = (name: string) =>
      name
        .normalize('NFD')
        .replace(/[\p{M}’]/gu, '')
        .toLowerCase();
    const az = names(await list('?sort=az&category=new&per_page=100')).map(plain);
    expect(az).toHaveLength(46);
    expect(az).toEqual([...az].sort());
    const rtps = (await list('?sort=rtp&per_page=100')).data.map(({ rtp }) => rtp);
    expect(rtps).toEqual([...rtps].sort((a, b) => b - a));
    const wild = (await list('?category=new&sort=volatility&per_page=100')).data;
    const ranks = wild.map(({ volatility }) => ['low', 'medium', 'high', 'very_high'].indexOf(volatility));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks).size).toBeGreaterThan(2);
    const dates = (await list('?sort=new&per_page=100')).data.map(({ released }) => released);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('gives a page of 6, 12 or 24, and nothing past the end but the total', async () => {
    for (const size of [6, 12, 24]) expect((await list(`?per_page=${size}`)).data).toHaveLength(size);
    const beyond = await list('?page=349');
    expect(beyond.data).toEqual([]);
    expect(beyond.meta.total).toBe(8335);
  });

  it('finds names in any case, without accents and apostrophes, by every word', async () => {
    const expected = names(await list('?name=rue%20lumi%C3%A8re'));
    expect(expected.length).toBeGreaterThan(3);
    expect(expected.every((name) => /rue lumière/i.test(name))).toBe(true);
    for (const typed of ['RUE LUMIERE', 'rue  lumiere', 'lumière RUE', ' Lumiere rue ']) {
      expect(names(await list(`?name=${encodeURIComponent(typed)}`))).toEqual(expected);
    }
    for (const typed of ['corsairs cut', 'corsair’s cut', "CORSAIR'S CUT"]) {
      expect(names(await list(`?name=${encodeURIComponent(typed)}`))).toContain('Corsair’s Cut');
    }
    expect((await list('?name=zzzzzz')).meta.total).toBe(0);
  });

  it('takes what is typed as text: no wildcard, no injection', async () => {
    expect((await list('?name=%25')).meta.total).toBe(0);
    expect((await list('?name=_')).meta.total).toBe(0);
    expect((await list(`?name=${encodeURIComponent("\\' or 1=1 --")}`)).meta.total).toBe(0);
    expect((await list('?name=')).meta.total).toBe(8335);
  });

  it('filters by provider; 0 is all of them', async () => {
    const northlight = await list('?provider_id=2&per_page=100');
    expect(northlight.meta.total).toBe(214);
    expect(northlight.data.every(({ providerName }) => providerName === 'Northlight')).toBe(true);
    expect((await list('?provider_id=0')).meta.total).toBe(8335);
  });

  it('filters by category, given as path or id, with filters together', async () => {
    for (const [path, id, total] of [
      ['top', 2, 1204],
      ['new', 1, 46],
      ['live', 4, 83],
      ['all', 26, 8335],
    ] as const) {
      const byPath = await list(`?category=${path}`);
      expect([path, byPath.meta.total]).toEqual([path, total]);
      expect(await list(`?category=${id}`)).toEqual(byPath);
    }
    const both = await list('?category=slots&provider_id=5&name=hammer&per_page=100');
    expect(both.data.length).toBeGreaterThan(0);
    for (const game of both.data) {
      expect(game).toMatchObject({ providerId: 5, categories: expect.arrayContaining([3]) });
      expect(game.name).toMatch(/hammer/i);
    }
  });

  it('filters by several providers, by features, volatility, return and demo, all together', async () => {
    const several = await list('?provider_id=2,5&per_page=100&sort=az');
    expect(new Set(several.data.map(({ providerId }) => providerId))).toEqual(new Set([2, 5]));
    const [two, five] = [await list('?provider_id=2'), await list('?provider_id=5')];
    expect(several.meta.total).toBe(two.meta.total + five.meta.total);

    const features = await list('?feature=megaways,freespins&per_page=100');
    expect(features.data.length).toBeGreaterThan(0);
    expect(features.data.every(({ categories }) => [9, 13].every((id) => categories.includes(id)))).toBe(
      true,
    );

    const wild = await list('?volatility=high,very_high&rtp_min=9600&rtp_max=9650&demo=1&per_page=100');
    expect(wild.data.length).toBeGreaterThan(0);
    for (const { volatility, rtp, hasDemo } of wild.data) {
      expect(['high', 'very_high']).toContain(volatility);
      expect(rtp).toBeGreaterThanOrEqual(9600);
      expect(rtp).toBeLessThanOrEqual(9650);
      expect(hasDemo).toBe(true);
    }
    const all = await list('?provider_id=2&feature=freespins&volatility=high&rtp_min=9500&demo=1');
    expect(all.meta.total).toBeGreaterThan(0);
    expect(all.meta.total).toBeLessThan(two.meta.total);
    expect((await list('?rtp_min=9700&rtp_max=9600')).meta.total).toBe(0);
    expect((await list('?category=live&demo=1')).meta.total).toBe(0);
  });

  it('tells games that are asked for by name of their id, as far as they are offered', async () => {
    const { data } = await list('?ids=g103,g101,g99999999&sort=popular');
    expect(data.map(({ id }) => id)).toEqual(['g101', 'g103']);
  });

  it('opens the rows of the lobby as they are designed', async () => {
    for (const row of ['top', 'new', 'live'] as const) {
      const ids = FEATURED.filter((game) => game.row === row).map(({ id }) => id);
      expect((await list(`?category=${row}`)).data.slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
    }
    expect((await list('?category=live')).data[0]?.live).toEqual({ limitMin: 500, limitMax: 500_000 });
  });

  it('says 0 of a category without games', async () => {
    expect(await list('?category=22')).toEqual({
      data: [],
      meta: { page: 1, perPage: 24, total: 0, lastPage: 1 },
    });
  });

  it('knows no other category or provider', async () => {
    for (const query of [
      'category=cheese',
      'category=9999',
      'provider_id=9999',
      'provider_id=2,9999',
      'feature=cheese',
      'category=TOP',
    ]) {
      const { status, body, headers } = await harness.call('GET', `/api/v1/games?${query}`);
      expect([query, status, body.code]).toEqual([query, 404, 'not_found']);
      expect(headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('refuses a query that it cannot read', async () => {
    for (const query of [
      'page=0',
      'page=x',
      'per_page=101',
      'per_page=0',
      'sort=best',
      'provider_id=-1',
      'provider_id=2,x',
      'volatility=mild',
      'rtp_min=x',
      'rtp_max=10001',
      'demo=yes',
      'ids=g1;drop',
      'category=',
      `name=${'x'.repeat(101)}`,
    ]) {
      const { status, body } = await harness.call('GET', `/api/v1/games?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'client_api_5']);
    }
  });

  it('may be cached, and is not sent again to whoever has it', async () => {
    const first = await harness.call('GET', '/api/v1/games?category=top');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(first.headers.get('set-cookie')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const again = await harness.call('GET', '/api/v1/games?category=top', {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    const other = await harness.call('GET', '/api/v1/games?category=new', {
      headers: { 'if-none-match': etag },
    });
    expect(other.status).toBe(200);
  });
});

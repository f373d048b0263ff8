import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { FEATURED } from '@/platform/games/featured';
import { seedCatalogue } from '@/platform/games/seed';
import type { CategoryCount, Game, Provider } from '@/platform/games/service';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { startGames, type GamesHarness } from './games-harness';

let database: TestDatabase;
let house: GamesHarness;

beforeAll(async () => {
  database = await createTestDatabase();
  house = await startGames(database.url);
  await seedCatalogue(house.kernel);
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

interface ListAnswer {
  data: Game[];
  meta: { page: number; perPage: number; total: number; lastPage: number };
}
const list = async (query = ''): Promise<ListAnswer> => {
  const { status, body } = await house.call('GET', `/api/v1/games${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as unknown as ListAnswer;
};
/** How many statements the house's next connection is sent. */
function countStatements(): () => number {
  let sent: jest.SpyInstance | undefined;
  house.kernel.pool.once('acquire', (client) => {
    sent = jest.spyOn(client, 'query');
  });
  return () => {
    const count = sent?.mock.calls.length ?? 0;
    sent?.mockRestore();
    return count;
  };
}
const names = ({ data }: ListAnswer) => data.map(({ name }) => name);

describe('the seed', () => {
  it('writes the catalogue once, and again only for another version', async () => {
    const before = await list('?per_page=100');
    await expect(seedCatalogue(house.kernel)).resolves.toMatchObject({ written: false });
    await house.kernel.pool.query(`update games.games set name = 'Changed by hand' where id = 'g101'`);
    await house.kernel.pool.query(`
      insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released,
                               has_demo, gradient_color, categories, popularity)
      values ('g7', 'long-gone', 'Long Gone', 1, 'egypt', 0, 'low', 9400, 10, 500, '2020-01-01', true, '#000000', '{3}', 1)`);
    await house.kernel.pool.query(`update games.catalogue_versions set version = 'an older one'`);
    const statements = countStatements();
    await expect(seedCatalogue(house.kernel)).resolves.toMatchObject({ written: true });
    // Not one for each of the 8,335 games: a start would wait a minute for that.
    const count = statements();
    expect(count).toBeGreaterThan(9);
    expect(count).toBeLessThanOrEqual(20);
    const { rows } = await house.kernel.pool.query(
      `select id, active from games.games where name like 'Changed%' or id = 'g7'`,
    );
    expect(rows).toEqual([{ id: 'g7', active: false }]);
    await expect(house.games.games({ sort: 'popular', page: 1, perPage: 100 })).resolves.toEqual({
      items: before.data,
      total: before.meta.total,
    });
  });

  it('is safe when two launchers seed at once', async () => {
    await house.kernel.pool.query('delete from games.catalogue_versions').catch(() => undefined);
    const both = await Promise.all([seedCatalogue(house.kernel), seedCatalogue(house.kernel)]);
    expect(both.filter(({ written }) => written).length).toBeLessThanOrEqual(1);
  });
});

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
      released: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      art: { v: 0 },
    });
  });

  it('reads every page without missing a game or telling one twice, in every order', async () => {
    for (const sort of ['popular', 'new', 'az', 'rtp', 'volatility', 'match'] as const) {
      const seen: string[] = [];
      for (let page = 1; page <= 5; page += 1) {
        seen.push(...(await house.games.games({ sort, page, perPage: 1_700 })).items.map(({ id }) => id));
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
      const { status, body, headers } = await house.call('GET', `/api/v1/games?${query}`);
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
      const { status, body } = await house.call('GET', `/api/v1/games?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'client_api_5']);
    }
  });

  it('may be cached, and is not sent again to whoever has it', async () => {
    const first = await house.call('GET', '/api/v1/games?category=top');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(first.headers.get('set-cookie')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const again = await house.call('GET', '/api/v1/games?category=top', {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    const other = await house.call('GET', '/api/v1/games?category=new', {
      headers: { 'if-none-match': etag },
    });
    expect(other.status).toBe(200);
  });
});

describe('GET /api/v1/games/{id}', () => {
  it('finds a game by id and by slug', async () => {
    const byId = await house.call('GET', '/api/v1/games/g107');
    const bySlug = await house.call('GET', '/api/v1/games/hammer-of-ymir');
    expect(byId.body).toEqual(bySlug.body);
    expect(byId.body).toMatchObject({
      data: { id: 'g107', name: 'Hammer of Ymir', volatility: 'very_high' },
    });
  });

  it('answers 404 for what is not there or withdrawn', async () => {
    await house.kernel.pool.query(`update games.games set active = false where id = 'g131'`);
    for (const id of [
      'g99999999',
      'no-such-game',
      'G107',
      '..',
      'g107%00',
      'x'.repeat(90),
      'g131',
      'halfpenny-arcade',
    ]) {
      const { status, body } = await house.call('GET', `/api/v1/games/${id}`);
      expect([id, status, body.code]).toEqual([id, 404, 'not_found']);
    }
    // Rounds on a withdrawn game still settle.
    await expect(house.games.game('g131')).resolves.toMatchObject({ name: 'Halfpenny Arcade' });
    await house.kernel.pool.query(`update games.games set active = true where id = 'g131'`);
  });
});

describe('GET /api/v1/games/{id}/similar', () => {
  const similar = async (id: string, query = '') => {
    const { status, body } = await house.call('GET', `/api/v1/games/${id}/similar${query}`);
    expect([id, status]).toEqual([id, 200]);
    return body.data as Game[];
  };

  it('tells games of the same theme first, without the game itself', async () => {
    for (const [id, theme] of [
      ['g101', 'egypt'],
      ['g103', 'crash'],
      ['l202', 'roulette'],
    ] as const) {
      const games = await similar(id);
      expect(games).toHaveLength(12);
      expect(games.map((game) => game.id)).not.toContain(id);
      expect(games.slice(0, 6).map((game) => game.theme)).toEqual(Array(6).fill(theme));
    }
    expect((await similar('l202')).every(({ source }) => source === 1)).toBe(true);
    expect(await similar('scarab-of-nefer', '?limit=4')).toHaveLength(4);
  });

  it('answers 404 for a game that is not there', async () => {
    const { status, body } = await house.call('GET', '/api/v1/games/g99999999/similar');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('GET /api/v1/providers', () => {
  const providers = async (query = '') =>
    (await house.call('GET', `/api/v1/providers${query}`)).body as {
      data: Provider[];
      meta: { total: number };
    };

  it('begins with all providers and their 8,335 games, then the 82 by name', async () => {
    const { data, meta } = await providers('?currency=EUR&per_page=999999');
    expect(meta.total).toBe(82);
    expect(data).toHaveLength(83);
    expect(data[0]).toEqual({
      id: 0,
      slug: 'all',
      name: 'All providers',
      providerIcon: null,
      gamesCount: 8335,
    });
    const rest = data.slice(1);
    expect(rest.reduce((sum, { gamesCount }) => sum + gamesCount, 0)).toBe(8335);
    expect(rest.map(({ name }) => name)).toEqual(
      rest.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    );
    expect(rest.find(({ name }) => name === 'Odeon Live')).toMatchObject({
      gamesCount: 66,
      slug: 'odeon-live',
    });
    expect(rest.map(({ id }) => id)).toEqual(expect.arrayContaining([27, 101]));
    for (const { id, providerIcon } of rest) {
      expect(providerIcon).toMatch(new RegExp(`^/art/providers/${id}\\.[0-9a-f]{8}\\.svg$`));
    }
  });

  it('filters by name and pages', async () => {
    expect((await providers('?name=MOTH')).data.map(({ name }) => name)).toEqual(['Moth & Flame']);
    const second = await providers('?per_page=20&page=2');
    expect(second.data).toHaveLength(20);
    expect(second.data.every(({ id }) => id !== 0)).toBe(true);
    expect((await house.call('GET', '/api/v1/providers?per_page=1000000')).status).toBe(400);
  });
});

describe('GET /api/v1/categories', () => {
  it('counts every category, the empty ones with 0', async () => {
    const { body } = await house.call('GET', '/api/v1/categories');
    const data = body.data as CategoryCount[];
    expect(data.map(({ id }) => id)).toEqual(GAME_CATEGORIES.map(({ id }) => id));
    const count = (code: string) => data.find((entry) => entry.code === code)?.gamesCount;
    expect([count('all'), count('casino'), count('live'), count('top'), count('new')]).toEqual([
      8335, 8252, 83, 1204, 46,
    ]);
    expect([count('sport'), count('virtual_sport'), count('keno'), count('bingo')]).toEqual([0, 0, 0, 0]);
  });
});

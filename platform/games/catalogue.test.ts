import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { seedCatalogue } from '@/platform/demo/catalogue/seed';
import type { Game } from './service';
import type { CategoryCount, Provider } from './views';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import { openPool, type TestDatabase } from '@/tests/support/database';
import { offerEverything, startGames, type GamesHarness } from '@/tests/support/games-harness';

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

/** How many statements the platform's next connection is sent. */
function countStatements(): () => number {
  let sent: jest.SpyInstance | undefined;
  harness.kernel.pool.once('acquire', (client) => {
    sent = jest.spyOn(client, 'query');
  });
  return () => {
    const count = sent?.mock.calls.length ?? 0;
    sent?.mockRestore();
    return count;
  };
}

describe('the seed', () => {
  it('writes the catalogue once, and again only for another version', async () => {
    const first = { sort: 'popular', page: 1, perPage: 100 } as const;
    const before = await harness.games.games(first);
    await expect(seedCatalogue(harness.kernel)).resolves.toMatchObject({ written: false });
    await harness.kernel.pool.query(`update games.games set name = 'Changed by hand' where id = 'g101'`);
    await harness.kernel.pool.query(`
      insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released,
                               has_demo, gradient_color, categories, popularity)
      values ('g7', 'long-gone', 'Long Gone', 1, 'egypt', 0, 'low', 9400, 10, 500, '2020-01-01', true, '#000000', '{3}', 1)`);
    await harness.kernel.pool.query(`update games.catalogue_versions set version = 'an older one'`);
    const statements = countStatements();
    await expect(seedCatalogue(harness.kernel)).resolves.toMatchObject({ written: true });
    // Not one for each of the 8,335 games: a start would wait a minute for that.
    const count = statements();
    expect(count).toBeGreaterThan(9);
    expect(count).toBeLessThanOrEqual(20);
    const { rows } = await harness.kernel.pool.query(
      `select id, active from games.games where name like 'Changed%' or id = 'g7'`,
    );
    expect(rows).toEqual([{ id: 'g7', active: false }]);
    await expect(harness.games.games(first)).resolves.toEqual(before);
  });

  it('takes the time that it needs, and leaves requests theirs', async () => {
    const held = `current_setting('statement_timeout') || ' ' || current_setting('idle_in_transaction_session_timeout')`;
    const owner = openPool(database.url);
    await owner.query(`alter table games.catalogue_versions add column held text default ${held}`);
    await owner.query('delete from games.catalogue_versions');
    await owner.end();
    await seedCatalogue(harness.kernel);
    const { pool } = harness.kernel;
    const { rows } = await pool.query(
      `select held, ${held} as after from games.catalogue_versions order by seeded_at desc limit 1`,
    );
    expect(rows).toEqual([{ held: '0 0', after: '15s 15s' }]);
  });

  it('is safe when two launchers seed at once', async () => {
    await harness.kernel.pool.query('delete from games.catalogue_versions').catch(() => undefined);
    const both = await Promise.all([seedCatalogue(harness.kernel), seedCatalogue(harness.kernel)]);
    expect(both.filter(({ written }) => written).length).toBeLessThanOrEqual(1);
  });
});

describe('GET /api/v1/games/{id}', () => {
  it('finds a game by id and by slug', async () => {
    const byId = await harness.call('GET', '/api/v1/games/g107');
    const bySlug = await harness.call('GET', '/api/v1/games/hammer-of-ymir');
    expect(byId.body).toEqual(bySlug.body);
    expect(byId.body).toMatchObject({
      data: { id: 'g107', name: 'Hammer of Ymir', volatility: 'high' },
    });
  });

  it('answers 404 for what is not there or withdrawn', async () => {
    await harness.kernel.pool.query(`update games.games set active = false where id = 'g131'`);
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
      const { status, body } = await harness.call('GET', `/api/v1/games/${id}`);
      expect([id, status, body.code]).toEqual([id, 404, 'not_found']);
    }
    // Rounds on a withdrawn game still settle.
    await expect(harness.games.game('g131')).resolves.toMatchObject({ name: 'Halfpenny Arcade' });
    await harness.kernel.pool.query(`update games.games set active = true where id = 'g131'`);
  });
});

describe('GET /api/v1/games/{id}/similar', () => {
  const similar = async (id: string, query = '') => {
    const { status, body } = await harness.call('GET', `/api/v1/games/${id}/similar${query}`);
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
    const { status, body } = await harness.call('GET', '/api/v1/games/g99999999/similar');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('GET /api/v1/providers', () => {
  const providers = async (query = '') =>
    (await harness.call('GET', `/api/v1/providers${query}`)).body as {
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
    expect((await harness.call('GET', '/api/v1/providers?per_page=1000000')).status).toBe(400);
  });
});

describe('GET /api/v1/categories', () => {
  it('counts every category, the empty ones with 0', async () => {
    const { body } = await harness.call('GET', '/api/v1/categories');
    const data = body.data as CategoryCount[];
    expect(data.map(({ id }) => id)).toEqual(GAME_CATEGORIES.map(({ id }) => id));
    const count = (code: string) => data.find((entry) => entry.code === code)?.gamesCount;
    expect([count('all'), count('casino'), count('live'), count('top'), count('new')]).toEqual([
      8335, 8252, 83, 1204, 46,
    ]);
    expect([count('sport'), count('virtual_sport'), count('keno'), count('bingo')]).toEqual([0, 0, 6, 0]);
  });
});

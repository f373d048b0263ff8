import { FAVOURITES_MAX } from '@/lib/domain/limits';
import type { OwnGames } from './views';
import type { PlayerSession } from '@/platform/kernel/session';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import {
  offerEverything,
  playerSession,
  startGames,
  startStudio,
  type GamesHarness,
  type StudioStub,
} from '@/tests/support/games-harness';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

let database: TestDatabase;
let harness: GamesHarness;
let studio: StudioStub;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  studio = await startStudio();
  studio.answer = { status: 201, body: JSON.stringify({ url: 'http://studio.test/play' }) };
  harness = await startGames(database.url, { env: { STUDIO_URL: studio.url } });
  await offerEverything(harness.kernel);
});
afterAll(async () => {
  await harness.close();
  await studio.close();
  await database.drop();
});

const own = async (player: PlayerSession) => {
  const { status, body } = await harness.call('GET', '/api/v1/me/games', { player });
  expect(status).toBe(200);
  const { favourites, recent, recommended } = (body as { data: OwnGames }).data;
  const ids = (games: OwnGames['recent']) => games.map(({ id }) => id);
  return {
    favourites: ids(favourites),
    recent: ids(recent),
    recommended: ids(recommended),
    games: recommended,
  };
};
const mark = (player: PlayerSession, id: string, method = 'PUT') =>
  harness.call(method, `/api/v1/me/favourites/${id}`, { player });
/** Milliseconds lie between what is done one after the other. */
const later = () => void (harness.clock.ahead += 10);
const open = async (player: PlayerSession, id: string, mode = 'demo') => {
  later();
  const { status } = await harness.call('POST', `/api/v1/games/${id}/sessions`, { player, body: { mode } });
  expect([id, status]).toEqual([id, 201]);
};
const merge = (player: PlayerSession, body: object) =>
  harness.call('POST', '/api/v1/me/game-marks', { player, body });

it('is for players', async () => {
  for (const [method, path] of [
    ['GET', '/api/v1/me/games'],
    ['PUT', '/api/v1/me/favourites/g101'],
    ['DELETE', '/api/v1/me/favourites/g101'],
    ['POST', '/api/v1/me/game-marks'],
  ] as const) {
    const { status, body } = await harness.call(method, path, { body: method === 'POST' ? {} : undefined });
    expect([path, status, body.code]).toEqual([path, 401, 'client_api_27']);
  }
});

it('has nothing for a player who is new', async () => {
  expect(await own(playerSession())).toMatchObject({ favourites: [], recent: [], recommended: [] });
});

describe('favourites', () => {
  it('are the player’s own, the latest first, and marking again changes nothing', async () => {
    const [ann, ben] = [playerSession(), playerSession()];
    for (const id of ['g101', 'g103', 'g101', 'l201']) {
      later();
      expect((await mark(ann, id)).status).toBe(204);
    }
    expect((await own(ann)).favourites).toEqual(['l201', 'g103', 'g101']);
    expect((await own(ben)).favourites).toEqual([]);
    expect((await mark(ann, 'g103', 'DELETE')).status).toBe(204);
    expect((await mark(ann, 'g103', 'DELETE')).status).toBe(204);
    expect((await mark(ben, 'g101', 'DELETE')).status).toBe(204);
    expect((await own(ann)).favourites).toEqual(['l201', 'g101']);
  });

  it('know no other game', async () => {
    const player = playerSession();
    expect((await mark(player, 'g99999999')).status).toBe(404);
    expect((await mark(player, 'scarab-of-nefer')).status).toBe(404);
    expect((await own(player)).favourites).toEqual([]);
  });

  it('leave out what is withdrawn, and have it again when it is back', async () => {
    const player = playerSession();
    await mark(player, 'g102');
    await harness.kernel.pool.query(`update games.games set active = false where id = 'g102'`);
    expect((await own(player)).favourites).toEqual([]);
    await harness.kernel.pool.query(`update games.games set active = true where id = 'g102'`);
    expect((await own(player)).favourites).toEqual(['g102']);
  });

  it('are at most two hundred', async () => {
    const player = playerSession();
    await harness.kernel.pool.query(
      `insert into games.favourites (player_id, game_id)
       select $1, id from games.games where active and id > 'g5' order by id limit $2`,
      [player.playerId, FAVOURITES_MAX],
    );
    const refused = await mark(player, 'g101');
    expect([refused.status, refused.body.code]).toEqual([409, 'client_api_5']);
    const [kept] = (await own(player)).favourites;
    expect((await mark(player, kept ?? '')).status).toBe(204);
    await mark(player, kept ?? '', 'DELETE');
    expect((await mark(player, 'g101')).status).toBe(204);
    expect((await own(player)).favourites).toHaveLength(FAVOURITES_MAX);
  });
});

describe('what was played last', () => {
  it('is noted by every launch, for money and as a demo, each game once', async () => {
    const player = playerSession();
    await open(player, 'g101');
    await open(player, 'g102', 'real');
    await open(player, 'g101');
    expect((await own(player)).recent).toEqual(['g101', 'g102']);
    const { rows } = await harness.kernel.pool.query<{ opened: number }>(
      `select opened from games.plays where player_id = $1 and game_id = 'g101'`,
      [player.playerId],
    );
    expect(rows).toEqual([{ opened: 2 }]);
  });

  it('has no launch that failed, and none of a visitor', async () => {
    const player = playerSession();
    studio.answer = { status: 500, body: '{}' };
    const failed = await harness.call('POST', '/api/v1/games/g101/sessions', {
      player,
      body: { mode: 'demo' },
    });
    expect(failed.status).toBe(502);
    studio.answer = { status: 201, body: JSON.stringify({ url: 'http://studio.test/play' }) };
    expect((await own(player)).recent).toEqual([]);
    const before = await harness.kernel.pool.query('select count(*) from games.plays');
    await harness.call('POST', '/api/v1/games/g101/sessions', { body: { mode: 'demo' } });
    expect((await harness.kernel.pool.query('select count(*) from games.plays')).rows).toEqual(before.rows);
  });
});

describe('joining what the browser kept', () => {
  it('adds it to what the player has, and again changes nothing', async () => {
    const player = playerSession();
    await mark(player, 'g103');
    await open(player, 'g104');
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const kept = {
      favourites: ['g105', 'g103', 'g106'],
      recent: [
        { id: 'g107', at: at(1) },
        { id: 'g104', at: at(30) },
        { id: 'g108', at: at(5) },
      ],
    };
    for (const round of [1, 2]) {
      expect([round, (await merge(player, kept)).status]).toEqual([round, 204]);
      const { favourites, recent } = await own(player);
      expect(new Set(favourites)).toEqual(new Set(['g103', 'g105', 'g106']));
      expect(favourites.indexOf('g105')).toBeLessThan(favourites.indexOf('g106'));
      expect(recent).toEqual(['g104', 'g107', 'g108']);
    }
    const { rows } = await harness.kernel.pool.query<{ opened: number }>(
      `select opened from games.plays where player_id = $1 and game_id = 'g104'`,
      [player.playerId],
    );
    expect(rows).toEqual([{ opened: 1 }]);
  });

  it('leaves out games that are not there, and believes no time to come', async () => {
    const player = playerSession();
    const kept = {
      favourites: ['g99999999', 'g101'],
      recent: [
        { id: 'g99999999', at: '2026-01-01T00:00:00.000Z' },
        { id: 'g101', at: '2099-01-01T00:00:00.000Z' },
        { id: 'g101', at: '2098-01-01T00:00:00.000Z' },
      ],
    };
    expect((await merge(player, kept)).status).toBe(204);
    await open(player, 'g102');
    expect(await own(player)).toMatchObject({ favourites: ['g101'], recent: ['g102', 'g101'] });
  });

  it('refuses what it cannot read, and more than there may be', async () => {
    const player = playerSession();
    for (const body of [
      {},
      { favourites: ['x'], recent: [] },
      { favourites: [], recent: [{ id: 'g101', at: 'yesterday' }] },
      { favourites: Array.from({ length: 201 }, (_, index) => `g${index}`), recent: [] },
      { favourites: 'g101', recent: [] },
    ]) {
      expect((await merge(player, body)).status).toBe(422);
    }
  });

  it('gives the last place to a game that is new, behind some that are marked already', async () => {
    const player = playerSession();
    await harness.kernel.pool.query(
      `insert into games.favourites (player_id, game_id)
       select $1, id from games.games where active and id > 'g5' order by id limit $2`,
      [player.playerId, FAVOURITES_MAX - 1],
    );
    const [kept] = (await own(player)).favourites;
    await merge(player, { favourites: [kept, 'g101', 'g101', 'g102'], recent: [] });
    const { favourites } = await own(player);
    expect(favourites).toHaveLength(FAVOURITES_MAX);
    expect(favourites).toContain('g101');
  });

  it('never goes beyond two hundred favourites', async () => {
    const player = playerSession();
    await harness.kernel.pool.query(
      `insert into games.favourites (player_id, game_id)
       select $1, id from games.games where active and id > 'g5' order by id limit $2`,
      [player.playerId, FAVOURITES_MAX - 1],
    );
    await merge(player, { favourites: ['g101', 'g102', 'g103'], recent: [] });
    const { favourites } = await own(player);
    expect(favourites).toHaveLength(FAVOURITES_MAX);
    expect(favourites).toContain('g101');
  });
});

describe('recommendations', () => {
  it('are what players with the same games play, without what the player knows', async () => {
    const [ann, ben, cat, dan] = [playerSession(), playerSession(), playerSession(), playerSession()];
    for (const id of ['g113', 'g128', 'g131']) await open(ann, id);
    // Two share games with her and both play g5205; the third shares none.
    for (const id of ['g113', 'g128', 'g5205', 'g2557']) await open(ben, id);
    for (const id of ['g131', 'g128', 'g5205']) await open(cat, id);
    for (const id of ['g109', 'g7566']) await open(dan, id);
    const { recommended } = await own(ann);
    expect(recommended).toHaveLength(24);
    expect(recommended[0]).toBe('g5205');
    expect(recommended.slice(0, 4)).toContain('g2557');
    for (const known of ['g113', 'g128', 'g131']) expect(recommended).not.toContain(known);
    expect(recommended.indexOf('g7566')).toBe(-1);
  });

  it('come from themes and studios while nobody shares a game, and differ with taste', async () => {
    const [deep, far] = [playerSession(), playerSession()];
    await harness.kernel.pool.query('delete from games.plays');
    await mark(deep, 'g116');
    await open(deep, 'g116');
    await open(far, 'g112');
    const [ocean, space] = [await own(deep), await own(far)];
    const share = (games: OwnGames['recommended'], theme: string) =>
      games.filter((game) => game.theme === theme).length;
    expect(share(ocean.games, 'ocean')).toBeGreaterThan(12);
    expect(share(space.games, 'space')).toBeGreaterThan(12);
    expect(new Set(ocean.recommended)).not.toEqual(new Set(space.recommended));
    // The same question has the same answer.
    expect((await own(deep)).recommended).toEqual(ocean.recommended);
  });
});

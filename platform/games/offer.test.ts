import http from 'node:http';
import { kindOfGame } from '@/lib/domain/game-kinds';
import { GAME_THEMES } from '@/lib/domain/game-themes';
import { verify } from '@/lib/node/facts/signature';
import type { Game } from './service';
import type { CategoryCount, IndexEntry, Provider } from './views';
import { KINDS } from '@/sandbox/studio/kinds';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import { type TestDatabase } from '@/tests/support/database';
import { listenOnLoopback } from '@/tests/support/loopback';
import {
  playerSession,
  startGames,
  startStudio,
  type GamesHarness,
  type StudioStub,
} from '@/tests/support/games-harness';
import { closeStudios } from '@/tests/support/studio-harness';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

const WALLET_SECRET = 'a wallet secret that is long enough for this test';

let database: TestDatabase;
let studio: StudioStub;
/** The web, as far as it hears of changes. */
let web: { url: string; heard: unknown[]; status: number; close(): void };
let harness: GamesHarness;

async function startWeb(): Promise<typeof web> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      stub.heard.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(stub.status).end();
    });
  });
  const url = `${await listenOnLoopback(server)}/internal/revalidate`;
  const stub: typeof web = { url, heard: [], status: 200, close: () => server.close() };
  return stub;
}

/** What the studio says that it plays, and what the platform makes of it. */
async function announceKinds(...kinds: string[]): Promise<boolean> {
  studio.answer = { status: 200, body: JSON.stringify({ kinds }) };
  return harness.games.hearStudio();
}
const query = { sort: 'popular', page: 1, perPage: 100 } as const;
const total = async (filter: object = {}) => (await harness.games.games({ ...query, ...filter })).total;
const countOf = async (code: string) =>
  (await harness.games.categories()).find((entry: CategoryCount) => entry.code === code)?.gamesCount;
const providers = async () => (await harness.games.providers({ page: 1, perPage: 9_000 })).items;
const studioOf = async (name: string) => (await providers()).find((entry: Provider) => entry.name === name);
/** The first game that a search finds. */
const found = async (name: string) =>
  (await harness.games.games({ ...query, sort: 'match', name })).items.map((game: Game) => game.name);

async function indexed(): Promise<Map<string, IndexEntry>> {
  const entries = new Map<string, IndexEntry>();
  let after: string | null = '';
  while (after !== null) {
    const part: Awaited<ReturnType<typeof harness.games.index>> = await harness.games.index({
      after,
      limit: 5_000,
    });
    for (const entry of part.items) entries.set(entry.id, entry);
    after = part.next;
  }
  return entries;
}

beforeAll(async () => {
  [database, studio, web] = await Promise.all([createCatalogueDatabase(), startStudio(), startWeb()]);
  harness = await startGames(database.url, {
    env: { STUDIO_URL: studio.url, WALLET_SECRETS: WALLET_SECRET, REVALIDATE_URL: web.url },
  });
});
beforeEach(async () => {
  harness.clock.ahead = 0;
  await announceKinds('slot');
});
afterAll(async () => {
  await harness.close();
  web.close();
  await Promise.all([studio.close(), closeStudios()]);
  await database.drop();
});

it('kinds of the database are those of the code, for every game of the catalogue', async () => {
  const { rows } = await harness.kernel.pool.query<{
    theme: keyof typeof GAME_THEMES;
    live: boolean;
    kind: string;
  }>('select distinct theme, source = 1 as live, kind from games.games');
  expect(new Set(rows.map(({ theme }) => theme)).size).toBe(Object.keys(GAME_THEMES).length);
  for (const { theme, live, kind } of rows) expect([theme, kind]).toEqual([theme, kindOfGame(theme, live)]);
});

it('offers what the studio of the sandbox plays before that was asked', async () => {
  const fresh = await createCatalogueDatabase();
  const other = await startGames(fresh.url);
  try {
    const { rows } = await other.kernel.pool.query<{ kind: string }>('select kind from games.kinds');
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    const offered = (await other.games.games(query)).total;
    await announceKinds(...KINDS);
    expect(offered).toBe(await total());
  } finally {
    await other.close();
    await fresh.drop();
  }
});

describe('what can’t be played', () => {
  it('is in no list, no category, no search and no count', async () => {
    const all = await total();
    expect(all).toBeGreaterThan(7_000);
    expect(all).toBeLessThan(8_335);
    for (const category of [
      'live',
      'crash',
      'blackjack',
      'baccarat',
      'poker',
      'roulette',
      'live-dealer-shows',
    ]) {
      expect([category, await total({ category })]).toEqual([category, 0]);
    }
    expect([await countOf('all'), await countOf('slots')]).toEqual([all, all]);
    expect([await countOf('live'), await countOf('crash')]).toEqual([0, 0]);
    const top = await harness.games.games({ ...query, category: 'top' });
    expect(top.items.filter(({ theme, source }) => kindOfGame(theme, source === 1) !== 'slot')).toEqual([]);
    expect(await countOf('top')).toBe(top.total);
    for (const name of ['Skyline', 'Velvet Roulette', 'Plinko'])
      expect(await found(name)).not.toContain(name);
    expect(await total({ ids: ['g101', 'g103', 'l201'] })).toBe(1);
    expect((await harness.games.offeredGames(['g101', 'g103'])).has('g103')).toBe(false);
    expect(await harness.games.gamesOfThemes(['crash', 'mines'], 5)).toEqual([]);
  });

  it('brings its studio into no list when there is nothing else of it', async () => {
    expect(await studioOf('Odeon Live')).toBeUndefined();
    const all = await providers();
    expect(all[0]).toMatchObject({ id: 0, gamesCount: await total() });
    expect(all.every(({ gamesCount }) => gamesCount > 0)).toBe(true);
    expect(all.slice(1).reduce((sum, { gamesCount }) => sum + gamesCount, 0)).toBe(await total());
    expect((await harness.games.providers({ name: 'odeon', page: 1, perPage: 20 })).total).toBe(0);
  });

  it('keeps its page, with games like it that can be played, and no place among those that are listed', async () => {
    const { status, body } = await harness.call('GET', '/api/v1/games/skyline');
    expect([status, body.data]).toEqual([200, expect.objectContaining({ id: 'g103', playable: false })]);
    for (const id of ['g103', 'l206']) {
      const similar = await harness.games.similar(id, 12);
      expect(similar.filter(({ playable }) => !playable)).toEqual([]);
    }
    expect((await harness.games.similar('g103', 12)).length).toBeGreaterThan(0);
    const entries = await indexed();
    expect(entries.size).toBe(8_335);
    expect([entries.get('g101')?.offered, entries.get('g103')?.offered]).toEqual([true, false]);
  });

  it('is not opened, with money or without', async () => {
    studio.calls.length = 0;
    for (const [game, mode] of [
      ['g103', 'demo'],
      ['g103', 'real'],
      ['l201', 'real'],
    ]) {
      const { status, body } = await harness.call('POST', `/api/v1/games/${game}/sessions`, {
        player: playerSession(),
        body: { mode },
      });
      expect([game, mode, status, body.code]).toEqual([game, mode, 409, 'client_api_71']);
    }
    expect(studio.calls).toEqual([]);
  });

  it('is kept among a player’s marks until it can be played', async () => {
    const { playerId } = playerSession();
    await harness.games.mergeMarks(playerId, {
      favourites: ['g103', 'g101'],
      recent: [
        { gameId: 'l201', at: new Date() },
        { gameId: 'g102', at: new Date(0) },
      ],
    });
    const ids = async () => {
      const { favourites, recent, recommended } = await harness.games.ownGames(playerId);
      expect(recommended.filter(({ playable }) => !playable)).toEqual([]);
      return [favourites.map(({ id }) => id), recent.map(({ id }) => id)];
    };
    expect(await ids()).toEqual([['g101'], ['g102']]);
    await announceKinds('slot', 'crash', 'live_blackjack');
    expect(await ids()).toEqual([
      ['g103', 'g101'],
      ['l201', 'g102'],
    ]);
  });
});

describe('when the studio announces another kind', () => {
  it('its games are in list, search, counts and studios by themselves, and can be opened', async () => {
    const before = await total();
    expect(await announceKinds('slot', 'crash', 'live_roulette')).toBe(true);
    const [crash, roulette] = [await total({ category: 'crash' }), await total({ category: 'roulette' })];
    expect([crash > 0, roulette > 0]).toEqual([true, true]);
    expect([await countOf('crash'), await countOf('roulette'), await countOf('live')]).toEqual([
      crash,
      roulette,
      roulette,
    ]);
    expect(await total()).toBe(before + crash + roulette);
    expect(await found('Skyline')).toContain('Skyline');
    expect((await found('velvet roulete'))[0]).toBe('Velvet Roulette');
    expect((await harness.games.games({ ...query, category: 'top' })).items[2]?.id).toBe('g103');
    expect((await studioOf('Odeon Live'))?.gamesCount).toBeGreaterThan(0);
    expect((await indexed()).get('g103')).toMatchObject({ offered: true });
    // What was not announced waits on.
    expect(await total({ category: 'blackjack' })).toBe(0);

    studio.answer = { status: 201, body: JSON.stringify({ url: 'http://studio.test/studio/play/abc' }) };
    const { status } = await harness.call('POST', '/api/v1/games/g103/sessions', { body: { mode: 'demo' } });
    expect(status).toBe(201);
  });

  it('they are all gone again when it takes that back', async () => {
    const before = await total();
    await announceKinds('slot', 'crash');
    expect(await announceKinds('slot')).toBe(true);
    expect(await total()).toBe(before);
    expect(await found('Skyline')).not.toContain('Skyline');
  });

  it('their pages have changed, and no others', async () => {
    const before = await indexed();
    await announceKinds('slot', 'plinko');
    const after = await indexed();
    const changed = [...after.values()].filter(
      ({ id, updatedAt }) => updatedAt !== before.get(id)?.updatedAt,
    );
    expect(changed.length).toBe(
      (await total()) - [...before.values()].filter(({ offered }) => offered).length,
    );
    expect(changed.every(({ id, offered }) => offered && before.get(id)?.offered === false)).toBe(true);
  });

  it('pages are told once, after answers from before are no longer repeated, and until they have heard', async () => {
    harness.clock.ahead = 60_000;
    await harness.games.tellOffer();
    harness.clock.ahead = 0;
    web.heard.length = 0;
    expect(await announceKinds('slot')).toBe(false);
    await announceKinds('slot', 'mines');
    expect(await harness.games.tellOffer()).toBe(false);
    harness.clock.ahead = 60_000;
    web.status = 503;
    expect(await harness.games.tellOffer()).toBe(false);
    web.status = 200;
    web.heard.length = 0;
    expect([await harness.games.tellOffer(), await harness.games.tellOffer()]).toEqual([true, false]);
    expect(web.heard).toEqual([{ events: [{ type: 'catalogue.changed' }] }]);
  });
});

describe('what the studio said last stands', () => {
  it.each([
    ['it is away', null],
    ['it fails', { status: 500, body: 'no' }],
    ['it says nothing that can be read', { status: 200, body: '<html>' }],
    ['it says that it plays nothing', { status: 200, body: '{"kinds":[]}' }],
    ['it names what is no kind', { status: 200, body: '{"kinds":["slot","<b>"]}' }],
  ])('while %s', async (_what, answer) => {
    const before = await total();
    if (answer === null) {
      const alone = await startGames(database.url, { env: { STUDIO_URL: 'http://127.0.0.1:1/studio' } });
      expect(await alone.games.hearStudio()).toBe(false);
      await alone.close();
    } else {
      studio.answer = answer;
      expect(await harness.games.hearStudio()).toBe(false);
    }
    expect(await total()).toBe(before);
  });

  it('and it is asked by a signed call', async () => {
    studio.calls.length = 0;
    await announceKinds('slot');
    const [call] = studio.calls;
    expect(call?.path).toBe('/studio/api/v1/kinds');
    const now = Math.floor(Date.now() / 1000);
    expect(verify([WALLET_SECRET], call?.signature, '/studio/api/v1/kinds', '', now)).toBe(true);
  });
});

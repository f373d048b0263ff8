import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { startGames, startStudio, type GamesHarness, type StudioStub } from '@/tests/support/games-harness';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

let database: TestDatabase;
let studio: StudioStub;
let harness: GamesHarness;

beforeAll(async () => {
  [database, studio] = await Promise.all([createCatalogueDatabase(), startStudio()]);
});
beforeEach(async () => {
  studio.calls.length = 0;
  harness = await startGames(database.url, { env: { STUDIO_URL: studio.url } });
});
afterEach(() => harness.close());
afterAll(async () => {
  await studio.close();
  await database.drop();
});

const says = (tables: unknown) => (studio.answer = { status: 200, body: JSON.stringify({ tables }) });
const fails = () => (studio.answer = { status: 500, body: '{}' });
const get = () => harness.call('GET', '/api/v1/games/now');

const ROULETTE = { game_id: 'l202', players: 12, numbers: [17, 0, 32] };
const BLACKJACK = { game_id: 'l201', players: 4, seats: { taken: 3, of: 7 } };
const CRASH = { game_id: 'g103', players: 2, last: [124, 310, 1_253] };

describe('GET /api/v1/games/now', () => {
  it('tells everybody what the studio says of its tables, and may be cached for seconds', async () => {
    says([ROULETTE, BLACKJACK, CRASH]);
    const { status, body, headers } = await get();
    expect(status).toBe(200);
    expect(body['data']).toEqual([
      { id: 'l202', players: 12, seats: null, last: [], numbers: [17, 0, 32] },
      { id: 'l201', players: 4, seats: { taken: 3, of: 7 }, last: [], numbers: [] },
      { id: 'g103', players: 2, seats: null, last: [124, 310, 1_253], numbers: [] },
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=5');
    expect(studio.calls).toMatchObject([{ path: '/studio/api/v1/tables', rawBody: '' }]);
    expect(studio.calls[0]?.signature).toMatch(/^t=/);
    const again = await harness.call('GET', '/api/v1/games/now', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('asks the studio once for all who ask', async () => {
    says([ROULETTE]);
    const answers = await Promise.all(Array.from({ length: 20 }, get));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    await get();
    expect(studio.calls).toHaveLength(1);
  });
});

describe('what the studio said', () => {
  it('stands for half a minute while the studio fails, then nothing is told', async () => {
    const { games, clock } = harness;
    says([ROULETTE]);
    expect(await games.now()).toHaveLength(1);
    fails();
    clock.ahead = 25_000;
    expect(await games.now()).toHaveLength(1);
    clock.ahead = 35_000;
    expect(await games.now()).toEqual([]);
    says([CRASH]);
    expect(await games.now()).toMatchObject([{ id: 'g103' }]);
  });

  it.each([
    ['nothing', undefined],
    ['a game that can’t be one', [{ ...ROULETTE, game_id: '../me' }]],
    ['fewer than nobody', [{ ...ROULETTE, players: -1 }]],
    ['more results than were asked for', [{ ...CRASH, last: Array.from({ length: 7 }, () => 100) }]],
  ])('is not told where it is %s', async (_what, tables) => {
    says(tables);
    expect(await harness.games.now()).toEqual([]);
  });
});

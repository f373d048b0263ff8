import pg from 'pg';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { playerSession, startGames, type GamesHarness } from '@/tests/support/games-harness';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

/** As many as may run, of ten connections, and wait. */
const TAKEN = 3 + 60;
const REFUSED = 40;

let database: TestDatabase;
let harness: GamesHarness;
/** Holds the catalogue, so that searches last until it lets go. */
let holder: pg.Client;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  harness = await startGames(database.url);
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await harness.close();
  await database.drop();
});

const hold = async () => {
  await holder.query('begin');
  await holder.query('lock table games.games in access exclusive mode');
};
const letGo = () => holder.query('rollback');

type Answer = Awaited<ReturnType<GamesHarness['call']>>;

/** Asks for many different things at once. `refused` resolves with as many answers as did not wait for the catalogue. */
function askAll(path: (index: number) => string) {
  const early: Answer[] = [];
  let enough: (answers: Answer[]) => void;
  const refused = new Promise<Answer[]>((resolve) => (enough = resolve));
  const all = Promise.all(
    Array.from({ length: TAKEN + REFUSED }, async (_, index) => {
      const answer = await harness.call('GET', path(index));
      early.push(answer);
      if (early.length === REFUSED) enough([...early]);
      return answer;
    }),
  );
  return { refused, all };
}

it.each([
  ['games', (index: number) => `/api/v1/games?name=lantern%20${index}`],
  ['providers', (index: number) => `/api/v1/providers?name=moth%20${index}`],
])('refuses searches for %s beyond what it can do, and never holds up a player’s money', async (_, path) => {
  const player = playerSession();
  await hold();
  const { refused, all } = askAll(path);
  for (const { status, body, headers } of await refused) {
    expect([status, body.code, body.retryAfter]).toEqual([503, 'server_error', 2]);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(headers.get('retry-after')).toBe('2');
  }
  expect(harness.kernel.pool.waitingCount).toBe(0);
  await harness.ledger.openAccounts(harness.kernel.db, {
    playerId: player.playerId,
    currency: player.currency,
  });
  expect((await harness.call('GET', '/api/v1/me/balance', { player })).status).toBe(200);
  await letGo();
  const statuses = (await all).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(REFUSED);
  expect(statuses.filter((status) => status === 200)).toHaveLength(TAKEN);
  expect((await harness.call('GET', path(10_000))).status).toBe(200);
});

it('goes on with lists for the lobby while searches fill their places', async () => {
  await hold();
  const { refused, all } = askAll((index) => `/api/v1/games?name=scarab%20${index}`);
  await refused;
  // Known without the catalogue, which is held.
  expect((await harness.call('GET', '/api/v1/games?provider_id=99999')).status).toBe(404);
  await letGo();
  await all;
});

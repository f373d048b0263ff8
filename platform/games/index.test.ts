import type { IndexEntry } from './views';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { startGames, type GamesHarness } from '@/tests/support/games-harness';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

let database: TestDatabase;
let harness: GamesHarness;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  harness = await startGames(database.url);
});
afterAll(async () => {
  await harness.close();
  await database.drop();
});

interface IndexAnswer {
  data: IndexEntry[];
  meta: { next: string | null };
}
const ask = async (query: string): Promise<IndexAnswer> => {
  const { status, body } = await harness.call('GET', `/api/v1/game-index${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as unknown as IndexAnswer;
};
/** What has changed by a statement, as the database says: answers are kept for some seconds. */
async function changedBy(statement: string): Promise<(id: string) => boolean> {
  const read = async () => {
    const { rows } = await harness.kernel.pool.query<{ id: string; updated_at: Date }>(
      'select id, updated_at from games.games',
    );
    return new Map(rows.map(({ id, updated_at }) => [id, updated_at.getTime()]));
  };
  const before = await read();
  await harness.kernel.pool.query(statement);
  const after = await read();
  return (id) => after.get(id) !== before.get(id);
}

it('tells all 8,335 games once, in parts that follow each other', async () => {
  const ids: string[] = [];
  let next: string | null = null;
  do {
    const part: IndexAnswer = await ask(next === null ? '' : `?after=${next}`);
    expect(part.data.length).toBeLessThanOrEqual(2_000);
    ids.push(...part.data.map(({ id }) => id));
    next = part.meta.next;
  } while (next !== null);
  expect(ids).toHaveLength(8_335);
  expect(new Set(ids).size).toBe(8_335);
});

it('ends with the last game, also when nothing is left over', async () => {
  const whole = await ask('?limit=5000&after=g2');
  const last = whole.data.at(-1)?.id ?? '';
  const exact = await ask(`?limit=${whole.data.length}&after=g2`);
  expect(exact.data.at(-1)?.id).toBe(last);
  const rest = await ask(`?limit=5000&after=${last}`);
  expect(rest.meta.next).toBeNull();
  expect((await ask('?after=l99999999')).data).toEqual([]);
});

it('says where a game is and when it changed, and is told only once to who has it', async () => {
  const { data } = await ask('?limit=1');
  expect(data).toEqual([
    {
      id: expect.any(String),
      slug: expect.any(String),
      providerId: expect.any(Number),
      categories: expect.any(Array),
      offered: true,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
  const { headers } = await harness.call('GET', '/api/v1/game-index?limit=1');
  const again = await harness.call('GET', '/api/v1/game-index?limit=1', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

it('says of a withdrawn game that it is', async () => {
  // Ids sort as text: nothing stands between g101 and g1010.
  await harness.kernel.pool.query(`update games.games set active = false where id = 'g1010'`);
  const { data } = await ask('?limit=1&after=g101');
  expect(data).toMatchObject([{ id: 'g1010', offered: false }]);
});

it.each(['?limit=0', '?limit=5001', '?after=scarab', "?after='"])('refuses %s', async (query) => {
  expect((await harness.call('GET', `/api/v1/game-index${query}`)).status).toBe(400);
});

describe('a game has changed', () => {
  it.each([
    ['its return to the player', `update games.games set rtp = rtp + 1 where id = 'g101'`],
    ['its poster', `update games.games set art = '{"hue": 33}' where id = 'g101'`],
    ['its studio’s name', `update games.providers set name = name || ' & Co' where id = 14`],
    ['that it is offered again', `update games.games set active = not active where id = 'g101'`],
  ])('by %s', async (_what, statement) => {
    const changed = await changedBy(statement);
    expect(changed('g101')).toBe(true);
    expect(changed('g102')).toBe(false);
  });

  it.each([
    ['its rank', `update games.games set popularity = popularity + 1`],
    ['being written again as it was', `update games.games set rtp = rtp, name = name, art = art`],
    ['its studio being written again', `update games.providers set name = name`],
  ])('not by %s', async (_what, statement) => {
    const changed = await changedBy(statement);
    expect([changed('g101'), changed('g102')]).toEqual([false, false]);
  });
});

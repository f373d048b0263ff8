import pg from 'pg';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

const GAMES = 300;

let database: TestDatabase;
let owner: pg.Client;
const rows = async (sql: string) => (await owner.query<Record<string, unknown>>(sql)).rows;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  // The rules are the same for a few games.
  await owner.query(
    `update games.games set active = false
      where id not in (select id from games.games where offered order by kind = 'slot', popularity limit ${GAMES})`,
  );
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const index = async () => ({
  words: await rows(
    'select word, letters, sound, round(weight::numeric, 4) as weight, len, bits::text from games.words order by word',
  ),
  titles: await rows(
    `select game_id, squeezed, round(weight::numeric, 4) as weight, (count(*) over (partition by no))::integer as alike
       from games.titles order by game_id`,
  ),
  parts: await rows(
    `select t.game_id, tw.part, w.word from games.title_words tw join games.words w on w.id = tw.word_id
       join games.titles t on t.no = tw.title_no order by 1, 2, 3`,
  ),
});

it('what is written about words is what an index made anew has, whatever came, went or was renamed', async () => {
  const [{ id } = {}] = await rows(`select id from games.games where offered and theme = 'crash'`);
  await rows(`select games.offer_kinds('{slot}')`);
  expect((await index()).parts).not.toContainEqual({ game_id: id, part: 2, word: 'crash' });
  await rows(`select games.offer_kinds('{crash,plinko}')`);
  await rows(`select games.offer_kinds('{slot,crash,mines}')`);
  await rows(`update games.games set name = 'Nimblewick ' || name where id = '${String(id)}'`);
  await rows(`update games.providers set name = 'Odd ' || name where id = 1`);
  await rows('select games.index_words()');
  const changed = await index();
  expect(changed.parts).toContainEqual({ game_id: id, part: 0, word: 'nimblewick' });
  expect(changed.parts).toContainEqual({ game_id: id, part: 2, word: 'crash' });
  expect(changed.words).not.toContainEqual(expect.objectContaining({ word: 'plinko' }));
  expect(changed.titles.every(({ alike }) => alike === 1)).toBe(true);

  await rows('delete from games.words');
  await rows('delete from games.titles');
  await rows('select games.index_words()');
  expect(await index()).toEqual(changed);
});

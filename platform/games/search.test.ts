import { generateCatalogue } from '@/platform/demo/catalogue/generate';
import type { Game } from './service';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { offerEverything, startGames, type GamesHarness } from '@/tests/support/games-harness';
import { misspell } from './testing/misspellings';

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

const search = async (name: string, query = '') => {
  const { status, body } = await harness.call(
    'GET',
    `/api/v1/games?name=${encodeURIComponent(name)}${query}`,
  );
  expect([name, status]).toEqual([name, 200]);
  return body as unknown as { data: Game[]; meta: { total: number } };
};
const namesOf = async (name: string, query?: string) =>
  (await search(name, query)).data.map((game) => game.name);

/** Forty ways to type a game of the first pages wrongly, each with the game that was meant. */
const MEANT: readonly (readonly [typed: string, meant: string])[] = [
  ['scarb of nefer', 'Scarab of Nefer'],
  ['skarab', 'Scarab of Nefer'],
  ['big reel bey', 'Big Reel Bay'],
  ['bigreelbay', 'Big Reel Bay'],
  ['sky line', 'Skyline'],
  ['hamer of imir', 'Hammer of Ymir'],
  ['ymir hammer', 'Hammer of Ymir'],
  ['chery parade', 'Cherry Parade'],
  ['nova drfit', 'Nova Drift'],
  ['grand parlor milions', 'Grand Parlour Millions'],
  ['wanted silas', 'Wanted: Silas Crow'],
  ['abbys king', 'Abyss King'],
  ['dragn lantrens', 'Dragon Lanterns'],
  ['olimpus verdict', 'Olympus Verdict'],
  ['blasing seven', 'Blazing Sevens'],
  ['prizm valt', 'Prism Vault'],
  ['meridian book', 'Book of Meridian'],
  ['bok meridan', 'Book of Meridian'],
  ['half penny arcade', 'Halfpenny Arcade'],
  ['dinamite deep', 'Dynamite Deep'],
  ['clover and crown', 'Clover & Crown'],
  ['gates anubus', 'Gates of Anubis'],
  ['silk alibbi', 'The Silk Alibi'],
  ['long ship hedeby', 'Longship at Hedeby'],
  ['tofee town', 'Toffee Town'],
  ['lion red canyn', 'Lion of the Red Canyon'],
  ['peg leg pips map', 'Peg-Leg Pip’s Map'],
  ['persephones orakle', 'Persephone’s Oracle'],
  ['ronin tyde', 'Ronin Tide'],
  ['midnite drive', 'Midnight Drive'],
  ['bizon ridge', 'Bison Ridge'],
  ['moon shot', 'Moonshot'],
  ['vespar manor', 'Vesper Manor'],
  ['jagar temple', 'Temple of the Jaguar'],
  ['suger carousell', 'Sugar Carousel'],
  ['plinco', 'Plinko'],
  ['corsairs cutt', 'Corsair’s Cut'],
  ['clokwork odeon', 'Clockwork Odeon'],
  ['parlour blakjack', 'The Parlour Blackjack'],
  ['velvet rulette', 'Velvet Roulette'],
];

it.each(MEANT)('takes “%s” for %s', async (typed, meant) => {
  expect((await namesOf(typed, '&per_page=12')).slice(0, 3)).toContain(meant);
});

// Each of these words stands in some title, so nothing about the word itself says that it is wrong.
it.each([
  ['big reef bay', 'Big Reel Bay'],
  ['dig reel bay', 'Big Reel Bay'],
  ['wanted silas row', 'Wanted: Silas Crow'],
  ['abyss ming', 'Abyss King'],
])('takes “%s” for %s, though its words are words', async (typed, meant) => {
  expect((await namesOf(typed, '&per_page=12')).slice(0, 3)).toContain(meant);
});

it('finds a Book of … for "bok of ded"', async () => {
  expect((await namesOf('bok of ded'))[0]).toMatch(/^Book of /);
});

it('finds nine in ten of titles from the whole catalogue that are spoilt by chance', async () => {
  const { games } = generateCatalogue();
  const spoilt = misspell(
    games.map(({ name }) => name),
    { count: 250, seed: 20 },
  );
  const missed: string[] = [];
  for (const { typed, meant } of spoilt) {
    if (!(await namesOf(typed, '&per_page=3')).includes(meant)) missed.push(`${typed} ← ${meant}`);
  }
  expect(missed.length).toBeLessThanOrEqual(25);
}, 60_000);

it('shows what is typed exactly and not what resembles it', async () => {
  const { data, meta } = await search('scarab of nefer');
  expect(data[0]?.name).toBe('Scarab of Nefer');
  expect(meta.total).toBeLessThan(5);
  const books = await search('book', '&per_page=100');
  expect(books.data.every(({ name, providerName }) => /book/i.test(`${name} ${providerName}`))).toBe(true);
});

it('reads a word that is still being typed, and not the middle of words', async () => {
  for (const typed of ['s', 'sc', 'sca', 'scar', 'scara', 'scarab ', 'scarab o', 'scarab of n']) {
    expect(await namesOf(typed, '&per_page=100')).toContain('Scarab of Nefer');
  }
});

it('finds a studio’s games by its name, titles first', async () => {
  const { data, meta } = await search('ravenmoor', '&per_page=100');
  expect(meta.total).toBeGreaterThan(50);
  expect(data.every(({ providerName }) => providerName === 'Ravenmoor')).toBe(true);
  const [first] = await namesOf('hammer ravenmoor');
  expect(first).toBe('Hammer of Ymir');
});

it('finds what a game is about', async () => {
  const { data } = await search('pirate', '&per_page=24');
  expect(data.some(({ name, theme }) => theme === 'pirate' && !/pirate/i.test(name))).toBe(true);
});

it('finds nothing in what is no name', async () => {
  for (const typed of ['zzzzzz', 'xqwv kjj', '%', '_', '—', '🎰', "\\' or 1=1 --", '0x', 'ß']) {
    const { meta } = await search(typed);
    expect([typed, meta.total]).toEqual([typed, 0]);
  }
});

it('orders matches by what was typed unless told otherwise, and pages through them', async () => {
  const byMatch = await namesOf('lantern', '&per_page=24');
  expect(await namesOf('lantern', '&sort=match&per_page=24')).toEqual(byMatch);
  const az = await namesOf('lantern', '&sort=az&per_page=100');
  expect(az).not.toEqual(byMatch);
  const seen: string[] = [];
  for (let page = 1; page <= 6; page += 1)
    seen.push(...(await search('lantern', `&per_page=24&page=${page}`)).data.map(({ id }) => id));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength((await search('lantern')).meta.total);
});

it('judges a match among what the filters leave', async () => {
  // "Raven" stands whole in titles of other studios; within this one only its own name is like it.
  const { data } = await search('raven', '&provider_id=5&category=slots');
  expect(data.length).toBeGreaterThan(0);
  expect(data.every(({ providerId }) => providerId === 5)).toBe(true);
});

it('forgets the words of games that are withdrawn when the catalogue is written', async () => {
  await harness.kernel.pool.query(`update games.games set active = false where id = 'g103'`);
  expect(await namesOf('skyline')).not.toContain('Skyline');
  await harness.kernel.pool.query('select games.index_words()');
  const { rows } = await harness.kernel.pool.query(`select 1 from games.titles where game_id = 'g103'`);
  expect(rows).toEqual([]);
  await harness.kernel.pool.query(`update games.games set active = true where id = 'g103'`);
  await harness.kernel.pool.query('select games.index_words()');
  expect((await namesOf('skyline', '&per_page=3'))[0]).toBe('Skyline');
});

it('searches the whole catalogue in the time of a few lists', async () => {
  const { games } = generateCatalogue();
  const typed = misspell(
    games.map(({ name }) => name),
    { count: 120, seed: 4 },
  );
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const searches: number[] = [];
  const lists: number[] = [];
  for (const [index, { typed: name }] of typed.entries()) {
    searches.push(await timed(() => harness.games.games({ name, sort: 'match', page: 1, perPage: 12 })));
    lists.push(await timed(() => harness.games.games({ sort: 'popular', page: index + 1, perPage: 12 })));
  }
  // Milliseconds are a matter of the machine and of what else it does (npm run bench measures them on a quiet one: the
  // aim is 30). Two and a half lists is what was measured.
  expect(median(searches)).toBeLessThan(8 * median(lists));
}, 60_000);

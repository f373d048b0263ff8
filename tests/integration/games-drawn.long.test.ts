import { seededRng } from '@/sandbox/studio/maths/rng';
import { openCasino, type Casino } from '@/tests/support/casino';
import { drawGames, playThrough } from '@/tests/support/games-played';

const GAMES = 200;
const ROUNDS = 20;

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino(2026);
}, 180_000);
afterAll(() => casino.close());

test('two hundred games, twenty rounds of each: balance, history, records and ledger agree', async () => {
  const rng = seededRng(2026);
  const games = await drawGames(casino, GAMES, rng);
  expect(new Set(games).size).toBe(GAMES);
  await playThrough(casino, { games, rounds: ROUNDS, rng, each: 20, paidIn: 50_000_000 });
}, 1_800_000);

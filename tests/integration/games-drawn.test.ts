import { SLOT_MODELS } from '@/lib/domain/slot-models';
import { KINDS } from '@/sandbox/studio/kinds';
import { seededRng } from '@/sandbox/studio/maths/rng';
import { openCasino, type Casino } from '@/tests/support/casino';
import { drawGames, playThrough } from '@/tests/support/games-played';

// The real platform and the real studio; two hundred games are in `games-drawn.long.test.ts`.
/** One of each kind, of slots one of each model. */
const GAMES = KINDS.length - 1 + SLOT_MODELS.length;
const ROUNDS = 2;

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino(2026);
}, 180_000);
afterAll(() => casino.close());

test('a game of each engine is opened and played: balance, history, records and ledger agree', async () => {
  const rng = seededRng(18);
  const games = await drawGames(casino, GAMES, rng);
  expect(new Set(games).size).toBe(GAMES);
  const { rows } = await casino.platform.kernel.pool.query<{ kind: string }>(
    'select distinct kind from games.games where id = any($1) order by kind',
    [games],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([...KINDS].sort());
  await playThrough(casino, { games, rounds: ROUNDS, rng, each: 20, paidIn: 50_000_000 });
}, 60_000);

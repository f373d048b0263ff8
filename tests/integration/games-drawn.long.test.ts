import { seededRng } from '@/sandbox/studio/maths/rng';
import { openCasino } from '@/tests/support/casino';
import { drawGames, playThrough } from '@/tests/support/games-played';

// Four casinos with fifty games each: rounds take hours of their clock, and sessions end after four.
const GAMES = 50;
const ROUNDS = 20;

test.each([2026, 2027, 2028, 2029])(
  'two hundred games, twenty rounds of each: balance, history, records and ledger agree (draw %i)',
  async (draw) => {
    const casino = await openCasino(draw);
    try {
      const rng = seededRng(draw);
      const games = await drawGames(casino, GAMES, rng);
      expect(new Set(games).size).toBe(GAMES);
      await playThrough(casino, { games, rounds: ROUNDS, rng, each: 10, paidIn: 50_000_000 });
    } finally {
      await casino.close();
    }
  },
  900_000,
);

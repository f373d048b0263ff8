import { SCATTER, WILD } from '../../../maths/symbols';
import { everyRound, expectLaw, SMALL_PAYS } from '../every-round';
import { reelsOf } from '../reels';
import type { Grid } from '../steps';
import { waysGame } from './ways';
import { waysWins } from './ways-wins';

it('ways: a law is what every round comes to, one free spin included', () => {
  const game = waysGame({
    reels: reelsOf(['1S', 'W1', '1S2', 'SA', '1A'], 2),
    units: 20,
    pays: SMALL_PAYS,
    free: { awards: [0, 0, 0, 1], bound: 1 },
    multiplier: 3,
    buys: { spins: 1, price: 5 },
    cap: 1_000,
  });
  expectLaw(
    game,
    everyRound((rng) => game.play(rng, false)),
  );
  expectLaw(
    game,
    everyRound((rng) => game.play(rng, true)),
    true,
  );
});

it('ways: pays once for each way, and wilds count for every symbol', () => {
  const grid: Grid = [
    [2, 2, 9],
    [2, WILD, 3],
    [SCATTER, 2, 9],
    [4, 5, 6],
    [2, 2, 2],
  ];
  expect(waysWins(grid, SMALL_PAYS, 2)).toEqual([
    {
      symbol: 2,
      count: 3,
      ways: 4,
      line: 0,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      units: 4 * 9 * 2,
    },
    {
      symbol: 9,
      count: 3,
      ways: 1,
      line: 0,
      cells: [
        [0, 2],
        [1, 1],
        [2, 2],
      ],
      units: 2 * 2,
    },
  ]);
});

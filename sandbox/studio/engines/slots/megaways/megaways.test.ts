import { SCATTER } from '../../../maths/symbols';
import { table } from '../designs';
import { everyRound, expectLaw } from '../every-round';
import type { Grid } from '../steps';
import { waysWins } from '../ways/ways-wins';
import { gridLaws } from './grid-law';
import { megawaysGame } from './megaways';
import type { MegawaysRules } from './rules';

it('megaways: chance, mean and square of a grid are those of every grid', () => {
  const rules = {
    heights: [2, 1],
    weights: [
      [0, 1, 1, 2],
      [1, 0, 1, 1],
      [0, 2, 1, 1],
      [0, 0, 1, 2],
    ],
  };
  const pays = table([2, 5], [1, 3]);
  const byScatters = [0, 1, 2].map(() => ({ chance: 0, mean: 0, square: 0, zero: 0 }));
  const visit = (reel: number, grid: Grid, chance: number): void => {
    const weights = rules.weights[reel];
    if (!weights) {
      const units = waysWins(grid, pays, 1).reduce((sum, win) => sum + win.units, 0);
      const seen = byScatters[Math.min(2, grid.flat().filter((symbol) => symbol === SCATTER).length)];
      if (!seen) return;
      seen.chance += chance;
      seen.mean += chance * units;
      seen.square += chance * units ** 2;
      if (units === 0) seen.zero += chance;
      return;
    }
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const fill = (cells: number[], height: number, share: number): void => {
      if (cells.length === height) return visit(reel + 1, [...grid, cells], share);
      weights.forEach((weight, symbol) => {
        if (weight > 0) fill([...cells, symbol], height, (share * weight) / all);
      });
    };
    fill([], 2, (chance * 2) / 3);
    fill([], 3, chance / 3);
  };
  visit(0, [], 1);
  gridLaws(rules, pays, 1, 2).forEach(({ moments, zero }, scatters) => {
    const seen = byScatters[scatters];
    expect([moments[0], moments[1], moments[2], zero]).toEqual(
      [seen?.chance, seen?.mean, seen?.square, seen?.zero].map((value) => expect.closeTo(value ?? 0, 8)),
    );
  });
});

describe('a small game', () => {
  const rules: MegawaysRules = {
    heights: [1],
    weights: [
      [0, 1, 1],
      [0, 1, 1, 1],
      [0, 0, 1],
    ],
    units: 1,
    pays: table([3], [1]),
    mostFalls: 2,
    free: { awards: [0, 0, 1], bound: 1 },
    topMultiplier: 3,
    buys: { spins: 1, price: 5 },
    cap: 1_000,
  };

  it('has the law of every round, with its free spin', () => {
    const game = megawaysGame(rules);
    expectLaw(
      game,
      everyRound((rng) => game.play(rng, false)),
    );
  });

  it('has the law of every feature that is bought, in which the multiplier grows from spin to spin', () => {
    const game = megawaysGame({ ...rules, free: { ...rules.free, bound: 2 } });
    const multipliers = new Set<number>();
    expectLaw(
      game,
      everyRound((rng) => {
        const steps = game.play(rng, true);
        for (const step of steps) {
          if (step.kind === 'reels') step.falls.forEach(({ multiplier }) => multipliers.add(multiplier));
        }
        return steps;
      }),
      true,
    );
    expect([...multipliers].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});

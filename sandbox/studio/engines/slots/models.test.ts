import { paylines } from '../../maths/paylines';
import { FIRST_PAYING, SCATTER, WILD } from '../../maths/symbols';
import { seededRng } from '../../maths/rng';
import { bookGame, EXPANDING, type BookRules } from './book/book';
import { clusterGame } from './cluster/cluster';
import { bitsOf, clustersIn, connectedSets, SIDE, SMALLEST } from './cluster/grid';
import { chanceOfNone } from './cluster/no-cluster';
import { table } from './designs';
import { coinLaw, holdGame, holdLaws, type HoldRules } from './hold/hold';
import { gridLaws } from './megaways/grid-law';
import { reelsOf } from './reels';
import type { Grid, Step } from './steps';
import { waysWins } from './ways/ways-wins';
import { waysGame } from './ways/ways';
import { wheelGame, wheelLaw } from './wheel/wheel';

const PAYS = table(
  [9, 20, 50],
  [8, 18, 40],
  [7, 16, 30],
  [6, 14, 25],
  [5, 12, 20],
  [4, 10, 15],
  [3, 8, 12],
  [2, 6, 10],
);
const NO_FREE_SPINS = { awards: [0], bound: 0 };

/** Plays a game once with each combination of numbers that it can draw, and adds up what comes to pass. */
function everyRound(play: (rng: { below(bound: number): number }) => readonly Step[]) {
  let [mean, square, zero] = [0, 0, 0];
  const choices: number[] = [];
  const bounds: number[] = [];
  for (;;) {
    let at = 0;
    bounds.length = 0;
    const steps = play({
      below(bound) {
        bounds.push(bound);
        choices[at] ??= 0;
        at += 1;
        return choices[at - 1] ?? 0;
      },
    });
    const units = steps.reduce((sum, step) => sum + step.units, 0);
    const chance = bounds.reduce((product, bound) => product / bound, 1);
    mean += chance * units;
    square += chance * units ** 2;
    if (units === 0) zero += chance;
    choices.length = at;
    while (choices.length > 0 && choices.at(-1) === (bounds[choices.length - 1] ?? 0) - 1) choices.pop();
    if (choices.length === 0) return { mean, square, zero };
    choices.push((choices.pop() ?? 0) + 1);
  }
}

const expectLaw = (
  game: { units: number; law(bought: boolean): { moments: readonly number[]; zero: number } },
  every: ReturnType<typeof everyRound>,
  bought = false,
) => {
  const { moments, zero } = game.law(bought);
  expect(moments[0]).toBeCloseTo(1, 12);
  expect((moments[1] ?? 0) * game.units).toBeCloseTo(every.mean, 9);
  expect((moments[2] ?? 0) * game.units ** 2).toBeCloseTo(every.square, 6);
  expect(zero).toBeCloseTo(every.zero, 12);
};

it('ways: a law is what every round comes to, one free spin included', () => {
  const game = waysGame({
    reels: reelsOf(['1S', 'W1', '1S2', 'SA', '1A'], 2),
    units: 20,
    pays: PAYS,
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
  expect(waysWins(grid, PAYS, 2)).toEqual([
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

describe('book', () => {
  const rules: BookRules = {
    reels: reelsOf(['1SA', 'S1K', 'A1S', '1A', 'AS1'], 3),
    lines: paylines(5),
    pays: PAYS,
    bookPays: [0, 0, 0, 2],
    free: { awards: [0, 0, 0, 0, 0, 1], bound: 1 },
    buys: { spins: 1, price: 5 },
    cap: 10_000,
  };

  it('has the law of every round, with every symbol that can expand', () => {
    const game = bookGame(rules);
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

  it('lets a symbol cover reels that lie apart, after the lines were paid', () => {
    const reels = reelsOf(['1AK', 'QJK', '1AK', 'QJK', '1AK'], 3);
    const game = bookGame({ ...rules, reels, free: NO_FREE_SPINS });
    const draws = [EXPANDING.indexOf(FIRST_PAYING), 0, 0, 0, 0, 0];
    const [opened, spin] = game.play({ below: () => draws.shift() ?? 0 }, true);
    expect(opened).toEqual({ kind: 'book', symbol: FIRST_PAYING, units: 0 });
    expect(spin).toMatchObject({ falls: [{ expanded: [0, 2, 4] }] });
    const [king] = spin?.kind === 'reels' ? (spin.falls[0]?.wins ?? []) : [];
    expect(king).toMatchObject({ symbol: 7, count: 5 });
    expect(spin?.units).toBe(9 * 5 + 15);
  });
});

describe('hold and spin', () => {
  const rules: HoldRules = {
    reels: reelsOf(['S', 'S1', 'S', '1S', 'S'], 1),
    lines: [[0, 0, 0, 0, 0]],
    pays: PAYS,
    startsAt: 4,
    turns: 2,
    oneIn: 2,
    coins: [
      { pot: '', units: 1, weight: 2 },
      { pot: 'mini', units: 5, weight: 1 },
    ],
    fullUnits: 50,
    cap: 1_000,
  };

  it('has the law of every round of a small grid', () => {
    const game = holdGame(rules);
    expectLaw(
      game,
      everyRound((rng) => game.play(rng, false)),
    );
  });

  it('holds coins, counts turns down, and starts them anew with each coin', () => {
    const game = holdGame({ ...rules, reels: reelsOf(['S1', 'S1', 'S1', 'S1', 'S1'], 2) });
    const rng = seededRng(8);
    for (let round = 0; round < 200; round += 1) {
      const holds = game.play(rng, false).filter((step) => step.kind === 'hold');
      const cells = holds.flatMap(({ coins }) => coins.map(({ cell }) => cell.join()));
      expect(new Set(cells).size).toBe(cells.length);
      holds.slice(1).forEach(({ coins, left, held }, at) => {
        expect(held).toBe((holds[at]?.held ?? 0) + coins.length);
        expect(left).toBe(held === 10 ? 0 : coins.length > 0 ? 2 : (holds[at]?.left ?? 0) - 1);
      });
    }
    expect(coinLaw(rules, 1).moments[1]).toBeCloseTo(7 / 3, 12);
    expect(holdLaws(rules, 1)(5).moments[1]).toBe(50);
  });
});

it('wheel: a law is what every round comes to, and an inner wheel turns after an outer one', () => {
  const game = wheelGame({
    reels: reelsOf(['1S', 'S1', 'S2', '1', '12'], 1),
    lines: [[0, 0, 0, 0, 0]],
    pays: PAYS,
    startsAt: 3,
    wheels: [
      [
        { pot: '', pays: 3, up: false },
        { pot: '', pays: 1, up: true },
      ],
      [
        { pot: 'mini', pays: 10, up: false },
        { pot: 'grand', pays: 90, up: false },
      ],
    ],
    cap: 1_000,
  });
  expectLaw(
    game,
    everyRound((rng) => game.play(rng, false)),
  );
  expect(wheelLaw([]).moments[1]).toBe(0);
});

it('megaways: chance, mean and square of a grid are those of every grid', () => {
  const rules = {
    heights: [2, 1],
    weights: [
      [0, 1, 1, 2],
      [1, 1, 1, 1],
      [0, 2, 1, 1],
      [1, 0, 1, 1],
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

describe('cluster', () => {
  it('knows all connected sets of five by five cells, and their number', () => {
    const counts = connectedSets().map((row) => row.reduce((sum, sets) => sum + sets, 0));
    // OEIS A059525: 2,301,877 of them. One cell, two side by side, all but one corner.
    expect(counts.reduce((sum, sets) => sum + sets, 0)).toBe(2_301_877);
    expect([counts[1], counts[2], counts[25]]).toEqual([25, 40, 1]);
  });

  it('finds clusters by their sides, not over corners or edges of the grid', () => {
    const bits = (...cells: number[]) => cells.reduce((sum, cell) => sum | (1 << cell), 0);
    expect(clustersIn(bits(0, 1, 2, 3, 4)).map(bitsOf)).toEqual([[0, 1, 2, 3, 4]]);
    expect(clustersIn(bits(2, 3, 4, 5, 6))).toEqual([]);
    expect(clustersIn(bits(0, 5, 10, 15, 21, 22, 23))).toEqual([]);
    expect(clustersIn(2 ** 25 - 1)).toEqual([2 ** 25 - 1]);
  });

  it('is as often without a cluster as was worked out', () => {
    const rng = seededRng(12);
    const GRIDS = 20_000;
    let none = 0;
    for (let grid = 0; grid < GRIDS; grid += 1) {
      const shown = [0, 0, 0, 0, 0];
      for (let cell = 0; cell < SIDE * SIDE; cell += 1) {
        const symbol = rng.below(5);
        shown[symbol] = (shown[symbol] ?? 0) | (1 << cell);
      }
      if (shown.every((cells) => clustersIn(cells).length === 0)) none += 1;
    }
    const chance = chanceOfNone(5);
    expect(SMALLEST).toBe(5);
    expect(Math.abs(none / GRIDS - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / GRIDS));
  });

  it('multiplies the next grid of a turn, and ends with one that wins nothing', () => {
    const game = clusterGame({
      symbols: 2,
      units: 20,
      sizes: [5, 10],
      pays: [
        [3, 9],
        [2, 8],
      ],
      multipliers: [1, 4],
      mostFalls: 4,
      gridSquare: 1,
      cap: 100,
    });
    const [step] = game.play({ below: (bound) => bound - 1 }, false);
    expect(step?.kind === 'reels' && step.falls.map(({ multiplier, units }) => [multiplier, units])).toEqual([
      [1, 8],
      [4, 32],
      [4, 32],
      [4, 32],
    ]);
    expect(step?.units).toBe(104);
  });
});

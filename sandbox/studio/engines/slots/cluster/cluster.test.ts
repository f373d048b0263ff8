import { seededRng } from '../../../maths/rng';
import { clusterGame } from './cluster';
import { bitsOf, clustersIn, connectedSets, SIDE, SMALLEST } from './grid';
import { chanceOfNone } from './no-cluster';

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

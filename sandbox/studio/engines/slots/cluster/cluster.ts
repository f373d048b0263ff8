import type { Rng } from '@/lib/domain/chance/rng';
import { FIRST_PAYING } from '../../../maths/symbols';
import type { SlotGame } from '../engine';
import { losingOf, mixed, multiplied, NOTHING_PAID, plus, winningOf, type Law } from '../law';
import { unitsOf, type Cell, type Fall, type Grid, type Win } from '../steps';
import { bitsOf, clustersIn, connectedSets, SIDE, SMALLEST } from './grid';
import { chanceOfNone } from './no-cluster';

export interface ClusterRules {
  /** Symbols in play, from the first that pays; all equally likely in every cell. */
  symbols: number;
  units: number;
  /** Smallest sizes of the pays, rising: 5 cells, 6, 8 and so on. */
  sizes: readonly number[];
  /** In units by symbol, from the first that pays, and size. */
  pays: readonly (readonly number[])[];
  /** Multiplier of the first grid of a turn, of the second, and so on; the last stays. */
  multipliers: readonly number[];
  /** A turn ends after so many grids, should all of them win. */
  mostFalls: number;
  /** Mean square of what one grid pays, in stakes: measured. */
  gridSquare: number;
  cap: number;
}

/** What a cluster pays, in units; nothing when it is too small. */
function payOf({ sizes, pays }: ClusterRules, symbol: number, size: number): number {
  const place = sizes.findLastIndex((least) => least <= size);
  return pays[symbol - FIRST_PAYING]?.[place] ?? 0;
}

const cellOf = (bit: number): Cell => [bit % SIDE, Math.floor(bit / SIDE)];

function clustersOn(grid: Grid, rules: ClusterRules, multiplier: number): Win[] {
  return Array.from({ length: rules.symbols }, (_, place) => FIRST_PAYING + place).flatMap((symbol) => {
    let shown = 0;
    grid.forEach((reel, at) =>
      reel.forEach((one, row) => {
        if (one === symbol) shown |= 1 << (row * SIDE + at);
      }),
    );
    return clustersIn(shown).map((cluster): Win => {
      const cells = bitsOf(cluster);
      const units = payOf(rules, symbol, cells.length) * multiplier;
      return { symbol, count: cells.length, ways: 1, line: 0, cells: cells.map(cellOf), units };
    });
  });
}

const drawGrid = (rng: Rng, symbols: number): Grid =>
  Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => FIRST_PAYING + rng.below(symbols)));

/** Mean square of what so many grids pay, in stakes, with its standard error. */
export function measuredSquare(rules: ClusterRules, rng: Rng, grids: number) {
  let [squares, fourths] = [0, 0];
  for (let one = 0; one < grids; one += 1) {
    const paid = unitsOf(clustersOn(drawGrid(rng, rules.symbols), rules, 1)) / rules.units;
    squares += paid ** 2;
    fourths += paid ** 4;
  }
  const mean = squares / grids;
  return { mean, standardError: Math.sqrt((fourths / grids - mean ** 2) / grids) };
}

const multiplierOf = ({ multipliers }: Pick<ClusterRules, 'multipliers'>, falls: number): number =>
  multipliers[Math.min(falls, multipliers.length - 1)] ?? 1;

/** Clusters of one symbol that a grid shows on average, by size: each connected set with the chance that it is one. */
function meanClusters({ symbols }: Pick<ClusterRules, 'symbols'>): number[] {
  const chance = 1 / symbols;
  return connectedSets().map((row, size) =>
    row.reduce((sum, sets, around) => sum + sets * chance ** size * (1 - chance) ** around, 0),
  );
}

/** Mean of a power of what the clusters of a grid pay one by one, added up, in stakes. */
function clusterSums(rules: ClusterRules, orders: readonly number[]): number[] {
  const means = meanClusters(rules);
  const bySymbol = rules.pays.map((_, place) =>
    means.map((mean, size) => ({ mean, pay: payOf(rules, FIRST_PAYING + place, size) / rules.units })),
  );
  return orders.map((order) => bySymbol.flat().reduce((sum, { mean, pay }) => sum + mean * pay ** order, 0));
}

/** How often each pay is paid by a turn on average, its multipliers counted: by symbol and size, in stakes. */
export function clusterShares(rules: Omit<ClusterRules, 'cap'>): number[][] {
  const { symbols, sizes, mostFalls, units } = rules;
  const means = meanClusters(rules);
  const wins = 1 - chanceOfNone(symbols);
  let grids = 0;
  for (let falls = mostFalls - 1; falls >= 0; falls -= 1) grids = multiplierOf(rules, falls) + wins * grids;
  const share = (place: number) => {
    const next = sizes[place + 1] ?? Infinity;
    const fitting = means.filter((_, size) => size >= (sizes[place] ?? 0) && size < next);
    return (fitting.reduce((sum, mean) => sum + mean, 0) * grids) / units;
  };
  return rules.pays.map((row) => row.map((_, place) => share(place)));
}

/**
 * What one grid pays. Chance and mean are exact but for double arithmetic: each connected set is a cluster with the chance
 * that its cells are equal and those around it are not. The square is measured. Higher moments are bounds from above: a grid
 * holds at most five clusters, and (a + b + c + d + e)^n is at most 5^(n-1) times the sum of their nth powers.
 */
function gridLaw(rules: ClusterRules): Law {
  const sums = clusterSums(rules, [1, 2, 3, 4, 5, 6, 7, 8]);
  const most = Math.floor((SIDE * SIDE) / SMALLEST);
  const whole = payOf(rules, FIRST_PAYING, SIDE * SIDE) / rules.units;
  return {
    moments: [1, ...sums.map((sum, at) => (at === 1 ? rules.gridSquare : sum * most ** at))],
    zero: chanceOfNone(rules.symbols),
    highest: whole,
  };
}

/**
 * A grid of five by five. Five and more cells of a symbol that touch by their sides pay; then the grid falls away whole and
 * another falls in, at the next multiplier. A turn ends with the first grid that wins nothing. Draws of a grid: its cells,
 * reel by reel from the left, each from the top.
 */
export function clusterGame(rules: ClusterRules): SlotGame {
  const { symbols, units, mostFalls, cap } = rules;
  return {
    units,
    cap,
    price: null,
    boughtSpins: null,
    play(rng) {
      const falls: Fall[] = [];
      while (falls.length < mostFalls) {
        const grid = drawGrid(rng, symbols);
        const multiplier = multiplierOf(rules, falls.length);
        const wins = clustersOn(grid, rules, multiplier);
        falls.push({ grid, wins, multiplier, expanded: [], units: unitsOf(wins) });
        if (wins.length === 0) break;
      }
      const paid = unitsOf(falls);
      return [{ kind: 'reels', free: false, falls, scatters: 0, scatterUnits: 0, awarded: 0, units: paid }];
    },
    law() {
      const grid = gridLaw(rules);
      const [win, lose] = [winningOf(grid), losingOf(grid)];
      let law = NOTHING_PAID;
      for (let falls = mostFalls - 1; falls >= 0; falls -= 1) {
        law = mixed([
          [1, lose],
          [1, plus(multiplied(win, multiplierOf(rules, falls)), law)],
        ]);
      }
      return law;
    },
  };
}

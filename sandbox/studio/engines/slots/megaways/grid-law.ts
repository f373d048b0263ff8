import { FIRST_PAYING, SCATTER, SHORTEST_RUN, SYMBOLS, WILD } from '../../../maths/symbols';
import type { Law } from '../law';
import type { PayTable } from '../reels';
import { LOWEST } from './rules';

/** Coefficients by number of scatters; the last stands for that many and more. */
type Series = readonly number[];

/** Cells of a reel are drawn one by one, so that all below are sums over heights of powers of chances. */
interface Reel {
  heights: readonly number[];
  /** Chance of each symbol in a cell. */
  chances: readonly number[];
}

const ORDERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const PAYING = SYMBOLS.map((_, symbol) => symbol).slice(FIRST_PAYING);

const one = (length: number): number[] => Array.from({ length }, (_, at) => (at === 0 ? 1 : 0));
const scaled = (series: Series, by: number): number[] => series.map((term) => term * by);
const added = (left: Series, right: Series): number[] => left.map((term, at) => term + (right[at] ?? 0));

function product(left: Series, right: Series): number[] {
  const terms = left.map(() => 0);
  left.forEach((a, at) =>
    right.forEach((b, beside) => {
      const place = Math.min(at + beside, terms.length - 1);
      terms[place] = (terms[place] ?? 0) + a * b;
    }),
  );
  return terms;
}

const power = (base: Series, exponent: number): number[] =>
  Array.from({ length: exponent }).reduce<number[]>((all) => product(all, base), one(base.length));

/** A cell that shows a scatter, or anything but one of a set of symbols of the chance `without`. */
function cell({ chances }: Reel, length: number, without: number): number[] {
  const scatter = chances[SCATTER] ?? 0;
  return one(length).map((_, at) => (at === 0 ? 1 - scatter - without : at === 1 ? scatter : 0));
}

/** Mean over heights h of h (h-1) ... (`chosen` factors), for cells of which the others are as `cell` says. */
function cells(reel: Reel, length: number, without: number, chosen: number): number[] {
  const base = cell(reel, length, without);
  return reel.heights.reduce<number[]>((sum, chance, at) => {
    const height = LOWEST + at;
    let factor = chance;
    for (let taken = 0; taken < chosen; taken += 1) factor *= height - taken;
    return height < chosen ? sum : added(sum, scaled(power(base, height - chosen), factor));
  }, one(length).fill(0));
}

/** What a reel does for a symbol whose run ends before the reel `run`: it goes on, ends, or no longer counts. */
type Part = 'on' | 'gap' | 'any';
const partOf = (reel: number, run: number): Part => (reel < run ? 'on' : reel === run ? 'gap' : 'any');

/** Mean of the cells that fit two symbols, multiplied, with the gaps that their runs need on this reel. */
function pairOn(
  reel: Reel,
  length: number,
  [s, partS]: [number, Part],
  [t, partT]: [number, Part],
): number[] {
  const wild = reel.chances[WILD] ?? 0;
  const [own, other] = [reel.chances[s] ?? 0, reel.chances[t] ?? 0];
  const [fitS, fitT] = [own + wild, other + wild];
  if (partS === 'on' && partT === 'on') {
    const both = s === t ? fitS : wild;
    return added(scaled(cells(reel, length, 0, 1), both), scaled(cells(reel, length, 0, 2), fitS * fitT));
  }
  if (partS === 'on' && partT === 'gap') return scaled(cells(reel, length, fitT, 1), s === t ? 0 : own);
  if (partS === 'gap' && partT === 'on') return scaled(cells(reel, length, fitS, 1), s === t ? 0 : other);
  if (partS === 'gap' && partT === 'gap') return cells(reel, length, s === t ? fitS : own + other + wild, 0);
  if (partS === 'any' && partT === 'any') return cells(reel, length, 0, 0);
  const [fit, part] = partS === 'any' ? [fitT, partT] : [fitS, partS];
  return part === 'on' ? scaled(cells(reel, length, 0, 1), fit) : cells(reel, length, fit, 0);
}

/** Mean of a power of the cells that fit a symbol. */
function powerOn(reel: Reel, length: number, symbol: number, order: number): number[] {
  const fit = (reel.chances[symbol] ?? 0) + (reel.chances[WILD] ?? 0);
  return reel.heights.reduce<number[]>((sum, chance, at) => {
    const height = LOWEST + at;
    let ways = 1;
    let all = sum;
    for (let count = 1; count <= height; count += 1) {
      ways = (ways * (height - count + 1)) / count;
      const others = power(cell(reel, length, fit), height - count);
      all = added(all, scaled(others, chance * ways * fit ** count * count ** order));
    }
    return all;
  }, one(length).fill(0));
}

const overReels = (
  reels: readonly Reel[],
  length: number,
  on: (reel: Reel, at: number) => number[],
): number[] => reels.reduce<number[]>((all, reel, at) => product(all, on(reel, at)), one(length));

/** By number of scatters: the chance that no symbol shows on all of the first reels that a run needs. */
function losing(reels: readonly Reel[], length: number): number[] {
  const subsets = Array.from({ length: 1 << PAYING.length }, (_, set) => set);
  const sizeOf = (set: number) => PAYING.reduce((count, _, at) => count + ((set >> at) & 1), 0);
  const sign = (set: number) => (sizeOf(set) % 2 === 0 ? 1 : -1);
  const present = reels.slice(0, SHORTEST_RUN).map((reel) => {
    const absent = subsets.map((set) => {
      const chance = PAYING.reduce(
        (sum, symbol, at) => sum + ((set >> at) & 1) * (reel.chances[symbol] ?? 0),
        0,
      );
      return cells(reel, length, set === 0 ? 0 : chance + (reel.chances[WILD] ?? 0), 0);
    });
    return subsets.map((set) => {
      let sum = one(length).fill(0);
      for (let part = set; ; part = (part - 1) & set) {
        sum = added(sum, scaled(absent[part] ?? [], sign(part)));
        if (part === 0) return sum;
      }
    });
  });
  const none = subsets.reduce<number[]>((sum, set) => {
    const all = present.reduce<number[]>((series, reel) => product(series, reel[set] ?? []), one(length));
    return added(sum, scaled(all, sign(set)));
  }, one(length).fill(0));
  return reels.slice(SHORTEST_RUN).reduce((all, reel) => product(all, cells(reel, length, 0, 0)), none);
}

/** How cells of a grid are drawn. */
export interface GridTable {
  heights: readonly number[];
  /** By reel and symbol number. */
  weights: readonly (readonly number[])[];
}

function reelsOf(table: GridTable): Reel[] {
  const share = (weights: readonly number[]) => {
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / all);
  };
  const heights = share(table.heights);
  return table.weights.map((weights) => ({ heights, chances: share(weights) }));
}

/** Mean of a power of the ways of a run that ends before the reel `run`, by number of scatters. */
function runPower(reels: readonly Reel[], length: number, [symbol, run]: [number, number], order: number) {
  return overReels(reels, length, (reel, at) =>
    at < run
      ? powerOn(reel, length, symbol, order)
      : pairOn(reel, length, [symbol, partOf(at, run)], [symbol, partOf(at, run)]),
  );
}

/** Ways of a run that one grid shows on average, by number of scatters: the last stands for `most` and more. */
export const meanWays = (table: GridTable, symbol: number, run: number, most: number): number[] =>
  runPower(reelsOf(table), most + 1, [symbol, run], 1);

/**
 * What one grid pays in stakes, by number of scatters (the last law: `most` and more). Chance, mean and square are exact
 * but for double arithmetic; higher moments are bounds from above (Minkowski: the norm of a sum is at most the sum of the
 * norms of its symbols), and so is what it can pay.
 */
export function gridLaws(table: GridTable, pays: PayTable, units: number, most: number): Law[] {
  const length = most + 1;
  const reels = reelsOf(table);
  const runs = PAYING.flatMap((symbol) =>
    (pays[symbol] ?? []).map((pay, more) => ({ symbol, run: SHORTEST_RUN + more, pay: pay / units })),
  );
  const sum = (terms: readonly number[][]) => terms.reduce(added, one(length).fill(0));
  /** Two symbols may pay at once, two runs of one symbol may not. */
  const squares = () =>
    runs.flatMap((a) =>
      runs
        .filter((b) => a.symbol !== b.symbol || a.run === b.run)
        .map((b) => {
          const mean = overReels(reels, length, (reel, at) =>
            pairOn(reel, length, [a.symbol, partOf(at, a.run)], [b.symbol, partOf(at, b.run)]),
          );
          return scaled(mean, a.pay * b.pay);
        }),
    );
  const powers = (order: number) => {
    const norms = PAYING.map((symbol) =>
      sum(
        runs
          .filter((run) => run.symbol === symbol)
          .map(({ run, pay }) => scaled(runPower(reels, length, [symbol, run], order), pay ** order)),
      ).map((term) => term ** (1 / order)),
    );
    return sum(norms).map((norm) => norm ** order);
  };
  const series = ORDERS.map((order) => {
    if (order === 0) return overReels(reels, length, (reel) => cells(reel, length, 0, 0));
    return order === 2 ? sum(squares()) : powers(order);
  });
  const zeros = losing(reels, length);
  const tallest = (LOWEST + table.heights.length - 1) ** reels.length;
  const highest = tallest * Math.max(...runs.map(({ pay }) => pay));
  return one(length).map((_, scatters) => ({
    moments: series.map((terms) => terms[scatters] ?? 0),
    zero: zeros[scatters] ?? 0,
    highest,
  }));
}

import { parseStrip, SCATTER, SYMBOLS } from '../../maths/symbols';
import type { Rng } from '@/lib/domain/chance/rng';
import type { Grid } from './steps';

/** Reels that turn: strips that are read cyclically, and how many rows of them show. */
export interface Reels {
  strips: readonly Uint8Array[];
  rows: number;
}

export const reelsOf = (strips: readonly string[], rows: number): Reels => ({
  strips: strips.map(parseStrip),
  rows,
});

/** One draw for each reel from the left: the stop that shows in its top row. */
export const drawGrid = (rng: Rng, { strips, rows }: Reels): Grid =>
  strips.map((strip) => windowAt(strip, rng.below(strip.length), rows));

const windowAt = (strip: Uint8Array, stop: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);

/** What a strip shows at each of its stops: all equally likely. */
export const windowsOf = (strip: Uint8Array, rows: number): number[][] =>
  Array.from(strip, (_, stop) => windowAt(strip, stop, rows));

export const timesShown = (window: readonly number[], symbol: number): number =>
  window.reduce((count, shown) => (shown === symbol ? count + 1 : count), 0);

export const scattersOn = (grid: Grid): number =>
  grid.reduce((sum, reel) => sum + timesShown(reel, SCATTER), 0);

/** Pays in units by symbol number, then by run: for the shortest that pays, for one more, and so on. */
export type PayTable = readonly (readonly number[])[];

/** How often each entry of a pay table is paid on average by one spin, in the same order. */
export type Shares = readonly (readonly number[])[];

/** Shares of symbols that a table pays for, worked out one by one. */
export const sharesOf = (
  pays: PayTable,
  share: (symbol: number, run: number) => number,
  shortest: number,
): Shares =>
  SYMBOLS.map((_, symbol) => (pays[symbol] ?? []).map((_pay, more) => share(symbol, shortest + more)));

/** Chances of so many scatters on all reels, none first. */
export function scatterChances({ strips, rows }: Reels): number[] {
  return strips.reduce<number[]>(
    (chances, strip) => {
      const next = Array.from({ length: chances.length + rows }, () => 0);
      for (const window of windowsOf(strip, rows)) {
        const more = timesShown(window, SCATTER);
        chances.forEach((chance, have) => {
          next[have + more] = (next[have + more] ?? 0) + chance / strip.length;
        });
      }
      return next;
    },
    [1],
  );
}

import { SCATTER } from '../../../maths/symbols';
import type { FreeSpinRules } from '../free-spins';
import type { PayTable } from '../reels';

/** Lowest of a reel; the heights of MegawaysRules count on from it. */
export const LOWEST = 2;

export interface MegawaysRules {
  /** Weights of the heights of every reel, from LOWEST up. */
  heights: readonly number[];
  /** Weights of the symbols in every cell, by reel and symbol number. The first reel has no wild. */
  weights: readonly (readonly number[])[];
  units: number;
  /** In units for each way, for 3, 4, 5 and 6 reels. */
  pays: PayTable;
  /** A turn ends after so many grids, should all of them win. */
  mostFalls: number;
  free: FreeSpinRules;
  /** In free spins each win raises the multiplier of the next grids by one, up to this; it stays from spin to spin. */
  topMultiplier: number;
  buys: { spins: number; price: number };
  cap: number;
}

/** Weights of a grid that falls after a win: the same without scatters. */
export const withoutScatters = (weights: readonly number[]): number[] =>
  weights.map((weight, symbol) => (symbol === SCATTER ? 0 : weight));

import { table, type BySpread, type Spread } from '../designs';
import type { FreeSpinRules } from '../free-spins';
import type { PayTable } from '../reels';

interface MegawaysDesign {
  heights: readonly number[];
  /** Weights of wild, scatter and the eight others on the first reel and on each other one. */
  first: readonly number[];
  others: readonly number[];
  pays: PayTable;
  mostFalls: number;
  free: FreeSpinRules;
  topMultiplier: number;
  cap: number;
}

const MEGAWAYS_PAYS: BySpread<PayTable> = {
  low: table(
    [6, 10, 16, 24],
    [5, 8, 14, 20],
    [4, 7, 11, 16],
    [3, 6, 10, 14],
    [2, 4, 7, 10],
    [2, 4, 7, 10],
    [2, 3, 5, 8],
    [1, 3, 5, 8],
  ),
  medium: table(
    [6, 12, 22, 40],
    [5, 10, 18, 30],
    [4, 8, 14, 24],
    [3, 6, 11, 18],
    [2, 4, 7, 12],
    [2, 4, 7, 12],
    [1, 3, 6, 9],
    [1, 3, 5, 8],
  ),
  high: table(
    [5, 12, 28, 60],
    [4, 10, 20, 40],
    [3, 8, 16, 30],
    [2, 6, 12, 20],
    [1, 3, 6, 12],
    [1, 3, 6, 11],
    [1, 2, 5, 9],
    [1, 2, 4, 8],
  ),
};

const megaways = (spread: Spread, spins: number, topMultiplier: number, cap: number): MegawaysDesign => ({
  heights: [2, 3, 3, 2, 1, 1],
  first: [0, 2, 9, 10, 11, 12, 13, 14, 14, 15],
  others: [1, 2, 9, 10, 11, 12, 13, 14, 14, 14],
  pays: MEGAWAYS_PAYS[spread],
  mostFalls: 25,
  free: { awards: [0, 0, 0, 0, spins, spins + 2, spins + 4], bound: 2 * spins },
  topMultiplier,
  cap,
});

export const MEGAWAYS: BySpread<MegawaysDesign> = {
  low: megaways('low', 8, 5, 10_000),
  medium: megaways('medium', 10, 10, 20_000),
  high: megaways('high', 12, 20, 50_000),
};

import { awards, table, type BySpread } from '../designs';
import type { FreeSpinRules } from '../free-spins';
import type { PayTable } from '../reels';
import type { Counts } from '../strips';

interface WaysDesign {
  rows: number;
  /** In stacks, for symbols that pay. */
  counts: Counts;
  /** Cells of a stack. */
  stack: number;
  pays: PayTable;
  free: FreeSpinRules;
  multiplier: number;
  cap: number;
}

const WAYS_COUNTS: Counts = {
  W: [0, 1, 1, 1, 1],
  S: [1, 1, 1, 1, 1],
  '1': [2, 3, 2, 3, 2],
  '2': [3, 2, 3, 2, 3],
  '3': [3, 3, 3, 3, 3],
  '4': [3, 3, 3, 3, 3],
  A: [4, 4, 4, 4, 4],
  K: [4, 4, 4, 4, 4],
  Q: [5, 5, 5, 5, 5],
  J: [5, 4, 4, 4, 4],
};

const PAIRED_COUNTS: Counts = {
  W: [0, 1, 1, 1, 1],
  S: [1, 1, 1, 1, 1],
  '1': [1, 1, 1, 1, 1],
  '2': [1, 2, 1, 2, 1],
  '3': [2, 1, 2, 1, 2],
  '4': [2, 2, 2, 2, 2],
  A: [2, 2, 2, 2, 2],
  K: [2, 2, 2, 2, 2],
  Q: [3, 3, 3, 3, 3],
  J: [3, 3, 3, 3, 3],
};

const WAYS_PAYS: BySpread<PayTable> = {
  low: table(
    [15, 40, 100],
    [12, 30, 80],
    [10, 25, 60],
    [8, 20, 50],
    [5, 12, 30],
    [5, 10, 25],
    [4, 8, 20],
    [4, 8, 20],
  ),
  medium: table(
    [20, 60, 200],
    [15, 50, 150],
    [12, 40, 100],
    [10, 30, 80],
    [5, 12, 40],
    [4, 10, 30],
    [3, 8, 25],
    [3, 8, 25],
  ),
  high: table(
    [25, 100, 400],
    [20, 75, 250],
    [15, 60, 180],
    [10, 40, 120],
    [5, 14, 50],
    [4, 12, 40],
    [3, 10, 30],
    [3, 10, 30],
  ),
};

export const WAYS243: BySpread<WaysDesign> = {
  low: {
    rows: 3,
    stack: 1,
    counts: WAYS_COUNTS,
    pays: WAYS_PAYS.low,
    free: { awards: awards(8, 10, 12), bound: 40 },
    multiplier: 1,
    cap: 2_500,
  },
  medium: {
    rows: 3,
    stack: 2,
    counts: PAIRED_COUNTS,
    pays: WAYS_PAYS.medium,
    free: { awards: awards(10, 15, 20), bound: 50 },
    multiplier: 2,
    cap: 5_000,
  },
  high: {
    rows: 3,
    stack: 2,
    counts: PAIRED_COUNTS,
    pays: WAYS_PAYS.high,
    free: { awards: awards(10, 15, 20), bound: 50 },
    multiplier: 3,
    cap: 10_000,
  },
};

export const WAYS1024: BySpread<WaysDesign> = {
  low: {
    rows: 4,
    stack: 2,
    counts: PAIRED_COUNTS,
    pays: WAYS_PAYS.low,
    free: { awards: awards(8, 10, 12), bound: 40 },
    multiplier: 1,
    cap: 2_500,
  },
  medium: {
    rows: 4,
    stack: 2,
    counts: PAIRED_COUNTS,
    pays: WAYS_PAYS.medium,
    free: { awards: awards(12, 15, 20), bound: 50 },
    multiplier: 2,
    cap: 5_000,
  },
  high: {
    rows: 4,
    stack: 2,
    counts: PAIRED_COUNTS,
    pays: WAYS_PAYS.high,
    free: { awards: awards(10, 12, 15), bound: 50 },
    multiplier: 3,
    cap: 10_000,
  },
};

import { awards, table, type BySpread } from '../designs';
import type { FreeSpinRules } from '../free-spins';
import type { PayTable } from '../reels';
import type { Counts } from '../strips';

interface BookDesign {
  counts: Counts;
  pays: PayTable;
  bookPays: readonly number[];
  free: FreeSpinRules;
  cap: number;
}

const BOOK_COUNTS: Counts = {
  S: [1, 1, 1, 1, 1],
  '1': [2, 2, 2, 2, 2],
  '2': [3, 2, 3, 2, 3],
  '3': [3, 4, 3, 4, 3],
  '4': [4, 4, 4, 4, 4],
  A: [4, 5, 4, 5, 4],
  K: [5, 4, 5, 4, 5],
  Q: [5, 5, 5, 5, 5],
  J: [5, 5, 5, 5, 5],
};

const book = (pays: PayTable, free: FreeSpinRules, cap: number): BookDesign => ({
  counts: BOOK_COUNTS,
  pays,
  bookPays: [0, 0, 0, 2, 20, 200],
  free,
  cap,
});

export const BOOK: BySpread<BookDesign> = {
  low: book(
    table(
      [25, 80, 250],
      [22, 70, 200],
      [20, 60, 160],
      [18, 50, 130],
      [12, 35, 90],
      [12, 30, 80],
      [10, 28, 70],
      [10, 25, 60],
    ),
    { awards: awards(8, 8, 8), bound: 40 },
    2_500,
  ),
  medium: book(
    table(
      [40, 200, 800],
      [32, 140, 500],
      [26, 100, 350],
      [22, 80, 250],
      [10, 40, 120],
      [10, 35, 100],
      [8, 30, 90],
      [7, 25, 80],
    ),
    { awards: awards(10, 10, 10), bound: 50 },
    5_000,
  ),
  high: book(
    table(
      [100, 1_000, 5_000],
      [60, 400, 2_000],
      [40, 150, 900],
      [30, 100, 700],
      [6, 40, 150],
      [6, 35, 125],
      [5, 25, 100],
      [5, 25, 100],
    ),
    { awards: awards(10, 10, 10), bound: 60 },
    10_000,
  ),
};

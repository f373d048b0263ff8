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
      [50, 200, 1_000],
      [40, 150, 600],
      [30, 100, 400],
      [25, 80, 300],
      [10, 40, 120],
      [10, 35, 100],
      [8, 30, 90],
      [8, 25, 80],
    ),
    { awards: awards(8, 8, 8), bound: 40 },
    2_500,
  ),
  medium: book(
    table(
      [80, 500, 2_500],
      [50, 250, 1_200],
      [35, 120, 700],
      [30, 100, 500],
      [8, 40, 150],
      [8, 35, 125],
      [6, 30, 100],
      [5, 25, 100],
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

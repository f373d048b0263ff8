import { table, type BySpread } from '../designs';
import type { PayTable } from '../reels';

/** Pays of the base game of hold and spin and of the wheel, before they are tuned. */
export const LINE_PAYS: BySpread<PayTable> = {
  low: table(
    [30, 90, 300],
    [25, 60, 200],
    [20, 50, 150],
    [15, 40, 120],
    [8, 20, 60],
    [8, 18, 50],
    [6, 15, 40],
    [5, 12, 40],
  ),
  medium: table(
    [40, 150, 600],
    [30, 100, 400],
    [25, 75, 250],
    [20, 60, 200],
    [8, 25, 90],
    [8, 20, 80],
    [5, 15, 60],
    [5, 15, 60],
  ),
  high: table(
    [50, 250, 1_500],
    [40, 150, 800],
    [30, 100, 500],
    [20, 75, 300],
    [8, 25, 125],
    [6, 20, 100],
    [5, 15, 75],
    [5, 15, 75],
  ),
};

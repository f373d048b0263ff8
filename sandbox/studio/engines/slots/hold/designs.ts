import type { BySpread, Spread } from '../designs';
import { LINE_PAYS } from '../lines/line-pays';
import type { PayTable } from '../reels';
import type { Counts } from '../strips';
import type { CoinKind } from './hold';

interface HoldDesign {
  counts: Counts;
  /** Heights of the piles of coins, reel by reel. */
  piles: readonly (readonly number[])[];
  pays: PayTable;
  startsAt: number;
  turns: number;
  oneIn: number;
  coins: readonly CoinKind[];
  fullUnits: number;
  cap: number;
}

const HOLD_COUNTS: Counts = {
  W: [0, 1, 1, 1, 1],
  '1': [2, 2, 2, 2, 2],
  '2': [2, 2, 2, 2, 2],
  '3': [3, 2, 3, 2, 3],
  '4': [3, 3, 3, 3, 3],
  A: [4, 3, 4, 3, 4],
  K: [3, 4, 3, 4, 3],
  Q: [5, 4, 4, 4, 4],
  J: [4, 5, 4, 5, 4],
};

const PILES = [[3], [2, 1], [3], [2, 1], [3]];

/** A unit is a twentieth of the stake: 20 is the stake. */
const coinsOf = (mini: number, minor: number, major: number): CoinKind[] => [
  { pot: '', units: 10, weight: 300 },
  { pot: '', units: 20, weight: 400 },
  { pot: '', units: 40, weight: 200 },
  { pot: '', units: 60, weight: 100 },
  { pot: '', units: 100, weight: 50 },
  { pot: '', units: 200, weight: 20 },
  { pot: 'mini', units: 20 * mini, weight: 12 },
  { pot: 'minor', units: 20 * minor, weight: 5 },
  { pot: 'major', units: 20 * major, weight: 1 },
];

const hold = (spread: Spread, oneIn: number, coins: CoinKind[], full: number, cap: number): HoldDesign => ({
  counts: HOLD_COUNTS,
  piles: PILES,
  pays: LINE_PAYS[spread],
  startsAt: 6,
  turns: 3,
  oneIn,
  coins,
  fullUnits: 20 * full,
  cap,
});

export const HOLD: BySpread<HoldDesign> = {
  low: hold('low', 16, coinsOf(5, 10, 20), 80, 400),
  medium: hold('medium', 18, coinsOf(10, 20, 75), 300, 1_500),
  high: hold('high', 20, coinsOf(20, 75, 300), 1_500, 5_000),
};

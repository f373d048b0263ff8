import type { BySpread, Spread } from '../designs';
import { LINE_PAYS } from '../lines/line-pays';
import type { PayTable } from '../reels';
import type { Counts } from '../strips';
import type { Segment } from './wheel';

interface WheelDesign {
  counts: Counts;
  pays: PayTable;
  startsAt: number;
  wheels: readonly (readonly Segment[])[];
  cap: number;
}

const amount = (pays: number): Segment => ({ pot: '', pays, up: false });
const pot = (name: string, pays: number): Segment => ({ pot: name, pays, up: false });
const UP: Segment = { pot: '', pays: 0, up: true };

/** Twenty segments outside, of which two lead to the ten of the pots inside. */
const wheelsOf = (mini: number, minor: number, major: number, grand: number): Segment[][] => [
  [UP, 8, 12, 10, 25, 8, 15, 10, 50, 8, UP, 12, 10, 20, 8, 30, 10, 15, 8, 12].map((segment) =>
    typeof segment === 'number' ? amount(segment) : segment,
  ),
  [
    pot('grand', grand),
    pot('mini', mini),
    pot('minor', minor),
    pot('mini', mini),
    pot('minor', minor),
    pot('major', major),
    pot('mini', mini),
    pot('minor', minor),
    pot('mini', mini),
    pot('mini', mini),
  ],
];

const WHEEL_COUNTS: Counts = {
  W: [0, 1, 1, 1, 1],
  S: [2, 0, 2, 0, 2],
  '1': [2, 2, 2, 2, 2],
  '2': [2, 2, 2, 2, 2],
  '3': [3, 3, 3, 3, 3],
  '4': [3, 3, 3, 3, 3],
  A: [4, 4, 4, 4, 4],
  K: [4, 4, 4, 4, 4],
  Q: [5, 5, 5, 5, 5],
  J: [5, 5, 5, 5, 5],
};

const wheel = (spread: Spread, wheels: Segment[][], cap: number): WheelDesign => ({
  counts: WHEEL_COUNTS,
  pays: LINE_PAYS[spread],
  startsAt: 3,
  wheels,
  cap,
});

export const WHEEL: BySpread<WheelDesign> = {
  low: wheel('low', wheelsOf(15, 25, 60, 150), 250),
  medium: wheel('medium', wheelsOf(20, 40, 120, 300), 500),
  high: wheel('high', wheelsOf(30, 75, 300, 1_000), 2_000),
};

import type { FreeSpinRules } from './free-spins';
import type { PayTable } from './reels';
import type { Segment } from './wheel/wheel';
import type { CoinKind } from './hold/hold';
import type { Counts } from './strips';

/** The models of slots that have engines here, apart from lines (see ../../maths). */
export const MODELS = ['ways243', 'ways1024', 'megaways', 'cluster', 'hold', 'book', 'wheel'] as const;
export type Model = (typeof MODELS)[number];

export const SPREADS = ['low', 'medium', 'high'] as const;
/** How far apart the pays of a variant are, as it was designed; what it comes to stands in its figures. */
export type Spread = (typeof SPREADS)[number];

export type BySpread<Value> = Readonly<Record<Spread, Value>>;

/** The return that pays are tuned to. */
export const TARGETS: BySpread<number> = { low: 0.95, medium: 0.96, high: 0.965 };

/** Pays of the eight symbols from the best down, as a table by symbol number: the wild and the scatter have none. */
export const table = (...rows: number[][]): PayTable => [[], [], ...rows];

const awards = (three: number, four: number, five: number): number[] => [0, 0, 0, three, four, five];

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

const PILED_COUNTS: Counts = {
  W: [0, 1, 1, 1, 1],
  S: [1, 1, 1, 1, 1],
  '1': [1, 1, 1, 1, 1],
  '2': [1, 1, 1, 1, 1],
  '3': [1, 1, 1, 1, 1],
  '4': [1, 1, 1, 1, 1],
  A: [1, 1, 1, 1, 1],
  K: [1, 2, 1, 2, 1],
  Q: [2, 1, 2, 1, 2],
  J: [2, 2, 2, 2, 2],
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
    counts: PILED_COUNTS,
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

interface ClusterDesign {
  symbols: number;
  sizes: readonly number[];
  pays: readonly (readonly number[])[];
  multipliers: readonly number[];
  mostFalls: number;
  /** Mean square of what one grid pays, in stakes: measured, as no sum for it is known here (ADR 31). */
  gridSquare: number;
  cap: number;
}

const CLUSTER_SIZES = [5, 6, 7, 8, 10, 12, 15];

export const CLUSTER: BySpread<ClusterDesign> = {
  low: {
    symbols: 5,
    sizes: CLUSTER_SIZES,
    pays: [
      [38, 56, 80, 120, 200, 400, 800],
      [26, 38, 56, 90, 150, 300, 600],
      [19, 28, 44, 70, 120, 240, 500],
      [13, 20, 30, 50, 90, 180, 400],
      [7, 12, 22, 40, 80, 160, 300],
    ],
    multipliers: [1, 2, 3, 4, 5],
    mostFalls: 25,
    gridSquare: 1.307,
    cap: 2_500,
  },
  medium: {
    symbols: 6,
    sizes: CLUSTER_SIZES,
    pays: [
      [100, 160, 260, 450, 900, 1_800, 4_000],
      [70, 110, 180, 320, 650, 1_300, 3_000],
      [46, 70, 120, 220, 450, 900, 2_000],
      [30, 50, 85, 160, 330, 700, 1_500],
      [20, 35, 60, 120, 250, 500, 1_100],
      [15, 25, 46, 90, 200, 400, 900],
    ],
    multipliers: [1, 2, 3, 5, 8],
    mostFalls: 25,
    gridSquare: 5.006,
    cap: 5_000,
  },
  high: {
    symbols: 7,
    sizes: CLUSTER_SIZES,
    pays: [
      [220, 440, 800, 1_500, 3_000, 6_000, 10_000],
      [130, 260, 500, 1_000, 2_000, 4_000, 8_000],
      [80, 160, 300, 650, 1_400, 2_800, 6_000],
      [50, 100, 200, 440, 1_000, 2_000, 4_000],
      [34, 66, 130, 270, 600, 1_200, 2_500],
      [22, 44, 90, 190, 420, 900, 1_800],
      [17, 33, 66, 140, 300, 700, 1_500],
    ],
    multipliers: [1, 2, 4, 8, 10],
    mostFalls: 25,
    gridSquare: 15.413,
    cap: 10_000,
  },
};

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

const LINE_PAYS: BySpread<PayTable> = {
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
  low: hold('low', 16, coinsOf(10, 25, 100), 500, 1_500),
  medium: hold('medium', 18, coinsOf(20, 50, 250), 1_000, 2_500),
  high: hold('high', 20, coinsOf(25, 100, 500), 2_000, 5_000),
};

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
  low: wheel('low', wheelsOf(20, 50, 200, 500), 1_000),
  medium: wheel('medium', wheelsOf(30, 75, 300, 1_000), 2_000),
  high: wheel('high', wheelsOf(40, 125, 500, 2_000), 3_000),
};

/** Symbol numbers (see ../../maths/symbols.ts), reel by reel from the left, each from the top. */
export type Grid = number[][];

/** A place on the grid: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

/** Something that paid. A unit is the stake divided by the units of the game. */
export interface Win {
  symbol: number;
  /** Reels that the run covers, or cells of a cluster. */
  count: number;
  /** Ways that pay at once; 1 on a line and for a cluster. */
  ways: number;
  /** Number of the line, from 1; 0 where there are none. */
  line: number;
  cells: Cell[];
  /** Paid, the multiplier included. */
  units: number;
}

/** What stands on the grid at one moment, and what it pays. */
export interface Fall {
  grid: Grid;
  wins: Win[];
  /** By what the wins of this grid were multiplied. */
  multiplier: number;
  /** Reels that the chosen symbol covers after the wins were paid, and pays for: a book's free spins alone. */
  expanded: number[];
  units: number;
}

/** A turn of the reels: one grid, or several that fall one after the other while they win. */
export interface ReelsStep {
  kind: 'reels';
  free: boolean;
  falls: Fall[];
  /** Scatters, coins or wheel symbols on the first grid. */
  scatters: number;
  /** Paid for the scatters alone, the multiplier included. */
  scatterUnits: number;
  /** Free spins that this turn awards, within the bound. */
  awarded: number;
  units: number;
}

/** A book opens before its free spins: the symbol that will expand. */
export interface BookStep {
  kind: 'book';
  symbol: number;
  units: 0;
}

/** A coin that stays where it fell. */
export interface Coin {
  cell: Cell;
  /** Name of the fixed pot that it carries; an empty text for none. */
  pot: string;
  units: number;
}

/** A turn in which coins are held: the first step of it shows those that started it. */
export interface HoldStep {
  kind: 'hold';
  coins: Coin[];
  /** Coins on the grid after this turn. */
  held: number;
  /** Turns that are left after this one. */
  left: number;
  /** Paid for a full grid. */
  fullUnits: number;
  units: number;
}

/** A turn of a wheel. */
export interface WheelStep {
  kind: 'wheel';
  /** 0 is the outer wheel. */
  wheel: number;
  segment: number;
  /** Name of the pot that it stopped at; an empty text for none. */
  pot: string;
  /** Whether the next wheel turns now. */
  up: boolean;
  units: number;
}

/** What a client draws, one after the other. */
export type Step = ReelsStep | BookStep | HoldStep | WheelStep;

export const unitsOf = (parts: readonly { units: number }[]): number =>
  parts.reduce((sum, { units }) => sum + units, 0);

/** Cells of a grid that show a symbol. */
export function cellsOf(grid: Grid, shown: (symbol: number) => boolean): Cell[] {
  return grid.flatMap((reel, at) =>
    reel.flatMap((symbol, row): Cell[] => (shown(symbol) ? [[at, row]] : [])),
  );
}

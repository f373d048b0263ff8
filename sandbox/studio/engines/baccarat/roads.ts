import type { CoupResult } from './baccarat';
import type { Side, Winner } from './rules';

/** Rows of every board. */
export const ROAD_ROWS = 6;

/** A place on a board, from the left and from the top, from 0. */
interface Place {
  column: number;
  row: number;
}

interface Pairs {
  playerPair: boolean;
  bankerPair: boolean;
}

export interface Bead extends Place, Pairs {
  winner: Winner;
}

export interface RoadMark extends Place, Pairs {
  /** Null while there were ties alone: the first side that wins takes the place. */
  winner: Side | null;
  /** Ties that came after this win and before the next, or before the first win. */
  ties: number;
}

/** What the boards need of each round, the oldest first. */
type Past = readonly Pick<CoupResult, 'winner' | 'playerPair' | 'bankerPair'>[];

/** The bead plate: each round has its place, down the columns from the left. */
export const beadPlate = (past: Past): Bead[] =>
  past.map(({ winner, playerPair, bankerPair }, at) => ({
    column: Math.floor(at / ROAD_ROWS),
    row: at % ROAD_ROWS,
    winner,
    playerPair,
    bankerPair,
  }));

/**
 * Places for marks that stand in runs: a run goes down a column, and turns to the right where the board ends or a place is
 * taken; it then stays in its row. The next run begins a new column, next to where this one began.
 */
function createPlaces(): (begins: boolean) => Place {
  const taken = new Set<number>();
  const isFree = ({ column, row }: Place) => row < ROAD_ROWS && !taken.has(column * ROAD_ROWS + row);
  let last: Place | null = null;
  let runBegan = 0;
  let turned = false;
  const next = (begins: boolean): Place => {
    if (!last) return { column: 0, row: 0 };
    if (begins) {
      turned = false;
      runBegan += 1;
      while (!isFree({ column: runBegan, row: 0 })) runBegan += 1;
      return { column: runBegan, row: 0 };
    }
    const below = { column: last.column, row: last.row + 1 };
    if (!turned && isFree(below)) return below;
    turned = true;
    return { column: last.column + 1, row: last.row };
  };
  return (begins) => {
    last = next(begins);
    taken.add(last.column * ROAD_ROWS + last.row);
    return last;
  };
}

/** The big road: a run is a side's wins. Ties are counted on the mark of the win before them. */
export function bigRoad(past: Past): RoadMark[] {
  const marks: RoadMark[] = [];
  const place = createPlaces();

  for (const { winner, playerPair, bankerPair } of past) {
    const last = marks.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
      else marks.push({ ...place(true), winner: null, ties: 1, playerPair: false, bankerPair: false });
    } else if (last?.winner === null) {
      Object.assign(last, { winner, playerPair, bankerPair });
    } else {
      marks.push({ ...place(last?.winner !== winner), winner, ties: 0, playerPair, bankerPair });
    }
  }
  return marks;
}

/** The roads that are derived from the big road, by how many columns to the left they look. */
export const DERIVED_ROADS = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED_ROADS;

/** Red where the columns of the big road repeat each other, blue where they don't; it says nothing of who won. */
export type DerivedColour = 'red' | 'blue';

export interface DerivedMark extends Place {
  colour: DerivedColour;
}

/** How long the runs of wins are, ties left out: the columns of the big road, however they turn. */
function runsOf(past: Past): number[] {
  const runs: number[] = [];
  let before: Winner | null = null;
  for (const { winner } of past) {
    if (winner === 'tie') continue;
    if (winner === before) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
    before = winner;
  }
  return runs;
}

/**
 * A derived road: a mark for each win, from the second column to the left that it looks at. Within a column, the column so
 * far to the left decides: blue where it ends just above this row, red where it reaches it or has ended before. The first
 * mark of a column says the opposite of what the column before would have got had it gone on: red when the two columns
 * that are compared are equally long.
 */
export function derivedRoad(road: DerivedRoad, past: Past): DerivedMark[] {
  const back = DERIVED_ROADS[road];
  const runs = runsOf(past);
  const colours = runs.flatMap((length, column) =>
    Array.from({ length }, (_, row): DerivedColour | null => {
      const compared = runs[row === 0 ? column - 1 - back : column - back];
      if (compared === undefined) return null;
      if (row === 0) return runs[column - 1] === compared ? 'red' : 'blue';
      return compared === row ? 'blue' : 'red';
    }).filter((colour) => colour !== null),
  );
  const place = createPlaces();
  return colours.map((colour, at) => ({ ...place(colour !== colours[at - 1]), colour }));
}

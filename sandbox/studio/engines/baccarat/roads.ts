import type { CoupResult } from './baccarat';
import type { Side, Winner } from './rules';

/** Rows of both boards. */
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
 * The big road: a run of wins of one side goes down a column, and turns to the right where the board ends or a place is
 * taken; it then stays in its row. The other side's win begins a new column, next to where the run began. Ties are
 * counted on the mark of the win before them.
 */
export function bigRoad(past: Past): RoadMark[] {
  const marks: RoadMark[] = [];
  const taken = new Set<number>();
  const isFree = ({ column, row }: Place) => row < ROAD_ROWS && !taken.has(column * ROAD_ROWS + row);
  let runBegan = 0;
  let turned = false;

  const placeAfter = (last: RoadMark, winner: Side): Place => {
    if (last.winner === winner) {
      const below = { column: last.column, row: last.row + 1 };
      if (!turned && isFree(below)) return below;
      turned = true;
      return { column: last.column + 1, row: last.row };
    }
    turned = false;
    runBegan += 1;
    while (!isFree({ column: runBegan, row: 0 })) runBegan += 1;
    return { column: runBegan, row: 0 };
  };

  for (const { winner, playerPair, bankerPair } of past) {
    const last = marks.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
      else marks.push({ column: 0, row: 0, winner: null, ties: 1, playerPair: false, bankerPair: false });
    } else if (last?.winner === null) {
      Object.assign(last, { winner, playerPair, bankerPair });
    } else {
      const place = last ? placeAfter(last, winner) : { column: 0, row: 0 };
      marks.push({ ...place, winner, ties: 0, playerPair, bankerPair });
    }
    const mark = marks.at(-1);
    if (mark) taken.add(mark.column * ROAD_ROWS + mark.row);
  }
  return marks;
}

import { multipleOf } from '../../../engines/roulette/roulette';
import { OUTSIDE_NAMES, spotAt, type Kind, type Outside, type Place } from '../../../engines/roulette/layout';

/**
 * A spot of the field and where it lies on it. The field is a grid of 14 rows, the zero's (0) to the columns' (13), by 5
 * columns: even money at -2, dozens at -1, then the three of the numbers (0 to 2). A spot on a line has no extent across
 * it. On a wide screen the rows run from left to right.
 */
export interface FieldSpot {
  /** The place as text: `17,20` or `red`. */
  id: string;
  on: Place;
  kind: Kind;
  /** Pockets that win, ascending. */
  covers: readonly number[];
  row: number;
  rows: number;
  column: number;
  columns: number;
}

const NUMBER_ROWS = 12;
const NUMBER_COLUMNS = 3;

type Area = Pick<FieldSpot, 'row' | 'rows' | 'column' | 'columns'>;

function spotOn(place: Place, area: Area): FieldSpot {
  const spot = spotAt(place);
  if (!spot) throw new RangeError(`no such place on the cloth: ${String(place)}`);
  return { id: String(spot.on), on: spot.on, kind: spot.kind, covers: spot.covers, ...area };
}

const numberAt = (row: number, column: number): number => NUMBER_COLUMNS * (row - 1) + column + 1;

/** The numbers of a row, from one column to another; of row 0 the zero. */
const numbersOf = (row: number, from: number, to: number): number[] =>
  row === 0 ? [0] : Array.from({ length: to - from + 1 }, (_, at) => numberAt(row, from + at));

/** Inside bets touch one row or two, and one column, two or all three: those lie on the outer line, next to the dozens. */
function insideSpots(): FieldSpot[] {
  const spots = [spotOn([0], { row: 0, rows: 1, column: 0, columns: NUMBER_COLUMNS })];
  for (let row = 0; row <= NUMBER_ROWS; row += 1) {
    for (let from = 0; from < NUMBER_COLUMNS; from += 1) {
      for (let to = from; to < NUMBER_COLUMNS; to += 1) {
        const wide = to - from + 1;
        const across =
          wide === 1 ? { column: from, columns: 1 } : { column: wide === 2 ? to : 0, columns: 0 };
        if (row > 0) spots.push(spotOn(numbersOf(row, from, to), { row, rows: 1, ...across }));
        if (row < NUMBER_ROWS) {
          const both = [...numbersOf(row, from, to), ...numbersOf(row + 1, from, to)];
          spots.push(spotOn(both, { row: row + 1, rows: 0, ...across }));
        }
      }
    }
  }
  return spots;
}

/** Even money in the order of the field. */
const EVEN_MONEY: readonly Outside[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

function outsideArea(name: Outside): Area {
  const number = Number(name.slice(-1));
  if (name.startsWith('column')) return { row: NUMBER_ROWS + 1, rows: 1, column: number - 1, columns: 1 };
  if (name.startsWith('dozen')) return { row: 4 * number - 3, rows: 4, column: -1, columns: 1 };
  return { row: 2 * EVEN_MONEY.indexOf(name) + 1, rows: 2, column: -2, columns: 1 };
}

/** All 157 spots of the field: numbers first, in their order. */
export const SPOTS: readonly FieldSpot[] = [
  ...insideSpots(),
  ...OUTSIDE_NAMES.map((name) => spotOn(name, outsideArea(name))),
].toSorted((a, b) => a.covers.length - b.covers.length || (a.covers[0] ?? 0) - (b.covers[0] ?? 0));

const BY_ID: ReadonlyMap<string, FieldSpot> = new Map(SPOTS.map((spot) => [spot.id, spot]));

/** @throws RangeError for an id that no spot has */
export function spotOf(id: string): FieldSpot {
  const spot = BY_ID.get(id);
  if (!spot) throw new RangeError(`no spot ${id}`);
  return spot;
}

/** What a spot pays for a stake of 1, its stake not included: 35 for a number. */
export function oddsOf({ on, covers }: Pick<FieldSpot, 'on' | 'covers'>): number {
  const { numerator, denominator } = multipleOf(on, covers[0] ?? 0, { laPartage: false });
  return numerator / denominator - 1;
}

/** A step on the field: along its rows, or across them. */
export interface Step {
  rows: -1 | 0 | 1;
  columns: -1 | 0 | 1;
}

const middleOf = ({ row, rows, column, columns }: Area) => ({
  row: row + rows / 2,
  column: column + columns / 2,
});
/** Spots that touch at an edge alone are so far apart; others farther by the gap between them. */
const EDGE = 1;

/** How far two stretches are apart: 0 where they lie side by side, or where one is a point within the other. */
function apart(from: number, length: number, to: number, other: number): number {
  const common = Math.min(from + length, to + other) - Math.max(from, to);
  const within = (point: number, start: number, long: number) => start < point && point < start + long;
  const beside =
    common > 0 ||
    (length === 0 && (within(from, to, other) || (other === 0 && from === to))) ||
    (other === 0 && within(to, from, length));
  return beside ? 0 : EDGE - common;
}
/** A spot that lies to the side counts as so many times farther off. */
const SIDEWAYS = 4;

/** The spot that comes next in a direction: the nearest one, best straight ahead. The same one where the field ends. */
export function spotBeside(from: FieldSpot, { rows, columns }: Step): FieldSpot {
  const here = middleOf(from);
  let best = { spot: from, far: Number.POSITIVE_INFINITY, aside: 0 };
  for (const spot of SPOTS) {
    const there = middleOf(spot);
    const [down, over] = [there.row - here.row, there.column - here.column];
    const ahead = down * rows + over * columns;
    const beside = rows
      ? apart(from.column, from.columns, spot.column, spot.columns)
      : apart(from.row, from.rows, spot.row, spot.rows);
    if (ahead <= 0 || beside > 2 * ahead) continue;
    const far = ahead + SIDEWAYS * beside;
    const aside = Math.abs(rows ? over : down);
    if (far < best.far || (far === best.far && aside < best.aside)) best = { spot, far, aside };
  }
  return best.spot;
}

/** The pockets clockwise from the zero. Colours take turns on it: red first after the zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

export const POCKETS = WHEEL.length;
const COLUMNS = 3;
const ROWS = 12;
const DOZEN = 12;

export const isPocket = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < POCKETS;

export type Colour = 'zero' | 'red' | 'black';

export function colourOf(pocket: number): Colour {
  const place = WHEEL.indexOf(pocket);
  if (place === 0) return 'zero';
  return place % 2 === 1 ? 'red' : 'black';
}

/** Rows of the cloth: the zero is row 0 and as wide as all columns; 1, 2 and 3 are row 1. */
const rowOf = (pocket: number): number => Math.ceil(pocket / COLUMNS);
/** Columns from 1. The zero stands in none. */
const columnOf = (pocket: number): number => ((pocket - 1) % COLUMNS) + 1;
const dozenOf = (pocket: number): number => Math.ceil(pocket / DOZEN);

const coveredBy = (fits: (pocket: number) => boolean): readonly number[] =>
  WHEEL.filter((pocket) => pocket !== 0 && fits(pocket)).toSorted((a, b) => a - b);

/** Outside bets and the pockets that win for each. The zero wins for none. */
export const OUTSIDE = {
  red: coveredBy((pocket) => colourOf(pocket) === 'red'),
  black: coveredBy((pocket) => colourOf(pocket) === 'black'),
  even: coveredBy((pocket) => pocket % 2 === 0),
  odd: coveredBy((pocket) => pocket % 2 === 1),
  low: coveredBy((pocket) => pocket <= 18),
  high: coveredBy((pocket) => pocket > 18),
  dozen_1: coveredBy((pocket) => dozenOf(pocket) === 1),
  dozen_2: coveredBy((pocket) => dozenOf(pocket) === 2),
  dozen_3: coveredBy((pocket) => dozenOf(pocket) === 3),
  column_1: coveredBy((pocket) => columnOf(pocket) === 1),
  column_2: coveredBy((pocket) => columnOf(pocket) === 2),
  column_3: coveredBy((pocket) => columnOf(pocket) === 3),
} as const;
export type Outside = keyof typeof OUTSIDE;

export const OUTSIDE_NAMES = Object.keys(OUTSIDE) as Outside[];

export const KINDS = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first_four',
  'six_line',
  'column',
  'dozen',
  'even_money',
] as const;
export type Kind = (typeof KINDS)[number];

/** Where chips lie: the name of an outside bet, or the numbers that an inside bet touches. */
export type Place = Outside | readonly number[];

/** A place that exists on the cloth. */
export interface Spot {
  kind: Kind;
  /** Outside: its name. Inside: its numbers, ascending. */
  on: Outside | readonly number[];
  /** Pockets that win, ascending. */
  covers: readonly number[];
}

const isOutside = (value: unknown): value is Outside =>
  typeof value === 'string' && Object.hasOwn(OUTSIDE, value);

function outsideKind(name: Outside): Kind {
  if (name.startsWith('dozen')) return 'dozen';
  return name.startsWith('column') ? 'column' : 'even_money';
}

function insideKind(numbers: readonly number[]): Kind {
  const withZero = numbers[0] === 0;
  switch (numbers.length) {
    case 1:
      return 'straight';
    case 2:
      return 'split';
    case 3:
      return withZero ? 'trio' : 'street';
    case 4:
      return withZero ? 'first_four' : 'corner';
    default:
      return 'six_line';
  }
}

/** Numbers of the cloth between two rows and two columns, ascending. The zero fills its row, whatever the columns. */
const rectangle = (top: number, bottom: number, left: number, right: number): number[] =>
  Array.from({ length: POCKETS }, (_, pocket) => pocket).filter((pocket) => {
    const row = rowOf(pocket);
    if (row < top || row > bottom) return false;
    return pocket === 0 || (columnOf(pocket) >= left && columnOf(pocket) <= right);
  });

/**
 * Every inside bet by its numbers: they fill a rectangle of the cloth, one or two rows high and up to three columns wide.
 * With the row of the zero that gives its splits, the trios and the first four.
 */
function insideSpots(): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  for (let top = 0; top <= ROWS; top += 1) {
    for (let bottom = top; bottom <= Math.min(top + 1, ROWS); bottom += 1) {
      for (let left = 1; left <= COLUMNS; left += 1) {
        for (let right = left; right <= COLUMNS; right += 1) {
          const numbers = rectangle(top, bottom, left, right);
          spots.set(String(numbers), { kind: insideKind(numbers), on: numbers, covers: numbers });
        }
      }
    }
  }
  return spots;
}

const INSIDE = insideSpots();
/** No inside bet touches more numbers. */
const MOST_NUMBERS = 6;

/** The spot at a place, whoever named it; undefined when the cloth has none there. */
export function spotAt(place: unknown): Spot | undefined {
  if (isOutside(place)) return { kind: outsideKind(place), on: place, covers: OUTSIDE[place] };
  if (!Array.isArray(place) || place.length > MOST_NUMBERS || !place.every(isPocket)) return undefined;
  return INSIDE.get(String(place.toSorted((a, b) => a - b)));
}

import { everySpot } from '../../../engines/roulette/every-spot';
import { OUTSIDE_NAMES } from '../../../engines/roulette/layout';
import { POCKET, RUN, SPEED, wayIn } from './ball';
import { oddsOf, spotBeside, spotOf, SPOTS, type Step } from './spots';
import { TRACKS } from './track-shape';

const STEPS: Step[] = [
  { rows: 1, columns: 0 },
  { rows: -1, columns: 0 },
  { rows: 0, columns: 1 },
  { rows: 0, columns: -1 },
];
const [FORWARD, BACK, UP, DOWN] = STEPS as [Step, Step, Step, Step];

describe('the field', () => {
  it('has every spot that the engine knows, each once', () => {
    expect(SPOTS.map(({ id }) => id).sort()).toEqual(
      everySpot()
        .map(({ on }) => String(on))
        .sort(),
    );
    expect(
      new Set(SPOTS.map(({ row, rows, column, columns }) => `${row} ${rows} ${column} ${columns}`)).size,
    ).toBe(157);
  });

  it('has numbers under the spots that cover them', () => {
    const inside = SPOTS.filter(({ on, column, columns }) => typeof on !== 'string' && column + columns > 0);
    for (const line of inside) {
      const touched = SPOTS.filter(({ kind }) => kind === 'straight').filter(
        ({ row, rows, column, columns }) =>
          line.row <= row + rows &&
          line.row + line.rows >= row &&
          line.column <= column + columns &&
          line.column + line.columns >= column,
      );
      const numbers = touched.map(({ id }) => Number(id));
      expect(numbers).toEqual(expect.arrayContaining([...line.covers]));
    }
  });

  it.each([
    ['17', 35],
    ['17,20', 17],
    ['0,1,2', 11],
    ['1,2,4,5', 8],
    ['0,1,2,3', 8],
    ['1,2,3,4,5,6', 5],
    ['column_2', 2],
    ['dozen_1', 2],
    ['odd', 1],
  ])('pays %s %d to 1', (id, odds) => {
    expect(oddsOf(spotOf(id))).toBe(odds);
  });

  it.each([
    ['17', FORWARD, '17,20'],
    ['17,20', FORWARD, '20'],
    ['17', UP, '17,18'],
    ['17', DOWN, '16,17'],
    ['16', DOWN, '16,17,18'],
    ['16,17,18', FORWARD, '16,17,18,19,20,21'],
    ['16,17,18', DOWN, 'dozen_2'],
    ['2', BACK, '0,2'],
    ['0,1', BACK, '0'],
    ['1,2,3', BACK, '0,1,2,3'],
    ['36', FORWARD, 'column_3'],
    ['column_3', FORWARD, 'column_3'],
    ['dozen_1', FORWARD, 'dozen_2'],
    ['dozen_1', DOWN, 'low'],
    ['red', BACK, 'even'],
    ['0,1,2,3', BACK, '0'],
    ['high', UP, 'dozen_3'],
  ])('leads from %s by %j to %s', (from, step, to) => {
    expect(spotBeside(spotOf(from), step).id).toBe(to);
  });

  it('is gone over whole with arrow keys', () => {
    const seen = new Set(['17']);
    for (const id of seen) for (const step of STEPS) seen.add(spotBeside(spotOf(id), step).id);
    expect(SPOTS.filter(({ id }) => !seen.has(id))).toEqual([]);
    expect(OUTSIDE_NAMES.every((name) => seen.has(name))).toBe(true);
  });
});

describe.each(Object.entries(TRACKS))('the %s track', (_shape, boxes) => {
  it('has a place of its own for each pocket', () => {
    expect(boxes).toHaveLength(37);
    const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
    expect(new Set(middles.map(String)).size).toBe(37);
    for (const [x, y] of middles) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });
});

describe('the ball', () => {
  it.each([
    [0, 0],
    [-400, 233],
    [-7_000, 350],
  ])('goes from %d in the run into the pocket at %d, without a jump', (from, to) => {
    const way = wayIn(from, to, 6_500, 72);
    expect(way[0]).toEqual({ angle: from, radius: RUN });
    const end = way.at(-1);
    expect(end?.radius).toBe(POCKET);
    expect(((((end?.angle ?? 0) - to) % 360) + 360) % 360).toBeCloseTo(0);
    const turns = way.slice(1).map(({ angle }, at) => (way[at]?.angle ?? 0) - angle);
    expect(turns.every((turn, at) => turn >= 0 && turn <= (turns[at - 1] ?? turn) + 1e-9)).toBe(true);
    expect(turns[0]).toBeGreaterThan((SPEED * 6_500 * 0.7) / 72);
    expect(turns[0]).toBeLessThan((SPEED * 6_500 * 1.01) / 72);
  });
});

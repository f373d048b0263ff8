import { POCKETS } from '../../../engines/roulette/layout';

type Point = readonly [x: number, y: number];

/** A place on a track: hundredths of its width and height. */
export interface TrackBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its outline and its middle where it is no rectangle: hundredths of the box, pairs of x and y. */
  corners?: readonly Point[];
  middle?: Point;
}

/** Places of the 37 pockets, clockwise from the zero. */
export type TrackShape = readonly TrackBox[];

const two = (value: number): number => Math.round(value * 100) / 100;
function boxAround(points: readonly Point[], middle: Point, width: number, height: number): TrackBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const within = ([x, y]: Point): Point => [two((100 * (x - left)) / wide), two((100 * (y - top)) / high)];
  return {
    x: two((100 * left) / width),
    y: two((100 * top) / height),
    width: two((100 * wide) / width),
    height: two((100 * high) / height),
    corners: points.map(within),
    middle: within(middle),
  };
}

/** Width of the brass line between two pockets. */
const LINE = 1.2;
/** Pockets of a stadium: on each long side, and round its ends. */
const [LONG, RIGHT_END, LEFT_END] = [14, 5, 4];
/** Steps in which an arc is drawn. */
const ARC = 6;

/**
 * A stadium: fourteen pockets on each long side, five round its right end, four round the left, where the walk ends. So few
 * are round the ends because they are pointed there, and small.
 */
export function stadium(width: number, height: number, deep: number): TrackShape {
  const outer = height / 2 - 1.5;
  const inner = outer - deep;
  const [left, right, middle] = [height / 2, width - height / 2, height / 2];
  const cell = (right - left) / LONG;
  const straight = (at: number, below: boolean): TrackBox => {
    const x = below ? right - (at + 1) * cell : left + at * cell;
    const y = below ? middle + inner : middle - outer;
    return {
      x: two((100 * (x + LINE / 2)) / width),
      y: two((100 * y) / height),
      width: two((100 * (cell - LINE)) / width),
      height: two((100 * deep) / height),
    };
  };
  const bend = (at: number, of: number, centre: number, from: number): TrackBox => {
    const angles = Array.from({ length: ARC + 1 }, (_, step) => from + (Math.PI * (at + step / ARC)) / of);
    const along = (radius: number): Point[] =>
      angles.map((angle, step) => {
        const shift = step === 0 ? LINE / 2 / radius : step === ARC ? -LINE / 2 / radius : 0;
        return [centre + radius * Math.cos(angle + shift), middle + radius * Math.sin(angle + shift)];
      });
    const [angle, radius] = [from + (Math.PI * (at + 0.5)) / of, (outer + inner) / 2];
    const centreOf: Point = [centre + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
    return boxAround([...along(outer), ...along(inner).toReversed()], centreOf, width, height);
  };
  const walk = [
    ...Array.from({ length: LONG }, (_, at) => straight(at, false)),
    ...Array.from({ length: RIGHT_END }, (_, at) => bend(at, RIGHT_END, right, -Math.PI / 2)),
    ...Array.from({ length: LONG }, (_, at) => straight(at, true)),
    ...Array.from({ length: LEFT_END }, (_, at) => bend(at, LEFT_END, left, Math.PI / 2)),
  ];
  // The walk begins at 10, which is the 18th pocket from the zero.
  return walk.map((_, at) => walk[(at - 18 + POCKETS) % POCKETS] as TrackBox);
}

/**
 * Pockets along the edges of a rectangle, so that each is large enough for a finger. The zero is in the middle of the
 * upper side.
 */
export function loop(
  [top, right, bottom, left]: readonly [number, number, number, number],
  width: number,
  height: number,
  deep: number,
): TrackShape {
  const between = height - 2 * deep;
  const box = (x: number, y: number, wide: number, high: number): TrackBox => ({
    x: two((100 * (x + LINE / 2)) / width),
    y: two((100 * (y + LINE / 2)) / height),
    width: two((100 * (wide - LINE)) / width),
    height: two((100 * (high - LINE)) / height),
  });
  const side = (count: number, place: (at: number) => TrackBox) =>
    Array.from({ length: count }, (_, at) => place(at));
  const walk = [
    ...side(top, (at) => box((at * width) / top, 0, width / top, deep)),
    ...side(right, (at) => box(width - deep, deep + (at * between) / right, deep, between / right)),
    ...side(bottom, (at) => box(width - ((at + 1) * width) / bottom, height - deep, width / bottom, deep)),
    ...side(left, (at) => box(0, height - deep - ((at + 1) * between) / left, deep, between / left)),
  ];
  const zero = Math.floor(top / 2);
  return walk.map((_, at) => walk[(at + zero) % POCKETS] as TrackBox);
}

/** Beside the field; on a phone held upright; on one held sideways. */
export const TRACKS = {
  wide: stadium(860, 172, 46),
  tall: loop([8, 11, 7, 11], 374, 572, 46),
  flat: loop([15, 4, 14, 4], 660, 264, 44),
} as const;

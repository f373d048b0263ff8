/** The curve of a round in its room. Multipliers are real numbers here: they are drawn, nothing is paid by them. */
export interface Curve {
  /** Where a multiplier lies on the curve, px. */
  at(multiplier: number): readonly [x: number, y: number];
  /** The plane's slope at the end of the curve, degrees. */
  slope: number;
  /** Multipliers that have a line of their own, with its height. */
  lines: readonly { value: number; y: number }[];
  /** Points to draw it through. */
  points: readonly (readonly [x: number, y: number])[];
}

export interface Room {
  width: number;
  left: number;
  right: number;
  top: number;
  ground: number;
}

const BEND = 2.15;
/** From one point to the next on a wide stage, px: nobody sees corners, and each costs time in every frame. */
const STEP = 11;
const MOST_POINTS = 60;
const STEEPEST = -34;
/** Lines nearer to the upper edge than this are left out: there is something else. */
const EDGE = 54;

/** 1, 2 or 5 times a power of ten, so that some five lines fit. */
export function lineStep(highest: number): number {
  const rough = (highest - 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((part) => part * power >= rough * 0.8) ?? 10);
}

export function curveOf(multiplier: number, { left, right, top, ground }: Room): Curve {
  const grown = Math.max(0.0001, multiplier - 1);
  const highest = Math.max(2, 1 + grown * 1.02);
  const y = (value: number) => ground - ((value - 1) / (highest - 1)) * (ground - top);
  const reach = Math.min(1, 0.22 + grown / 1.6);
  const end = left + (right - left) * Math.min(1, 0.3 + reach * 0.7);
  const along = (part: number) => [left + (end - left) * part, y(1 + grown * part ** BEND)] as const;
  const count = Math.min(MOST_POINTS, Math.max(8, Math.ceil((end - left) / STEP)));
  const points = Array.from({ length: count + 1 }, (_, at) => along(at / count));
  const [a, b] = [along(1), along(0.96)];
  const step = lineStep(highest);
  // Round values: 1, then what the step divides.
  const above = Math.ceil(((highest - 1) * 1.3 + 1) / step);
  const values = [
    1,
    ...Array.from({ length: above }, (_, at) => (at + 1) * step).filter((value) => value > 1),
  ];
  return {
    at: (value) => along(Math.min(1, Math.max(0, (value - 1) / grown) ** (1 / BEND))),
    slope: Math.max(STEEPEST, (Math.atan2(a[1] - b[1], a[0] - b[0]) * 180) / Math.PI),
    lines: values.map((value) => ({ value, y: y(value) })).filter((line) => line.y >= EDGE),
    points,
  };
}

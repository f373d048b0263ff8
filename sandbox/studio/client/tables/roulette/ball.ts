/** Where a ball is, as the turning part of the wheel sees it: degrees from the zero, and hundredths of the wheel's size. */
export interface BallPlace {
  angle: number;
  radius: number;
}

/** The run under the rim, and the floor of a pocket. */
export const RUN = 42.75;
export const POCKET = 26.75;

/** Degrees that a ball in the run goes in a millisecond, against the wheel. */
export const SPEED = 0.4;
/** From the hand into the run, ms. */
export const THROW_MS = 320;

/** The way inwards: by its share of the time that is over, where the ball is between the run (1) and its pocket (0). */
const WAY_IN: readonly (readonly [share: number, out: number])[] = [
  [0, 1],
  [0.52, 1],
  [0.7, 0.74],
  [0.78, 0.3],
  // A fret throws it back, and a second one less.
  [0.84, 0.46],
  [0.89, 0.1],
  [0.93, 0.18],
  [0.96, 0],
  [1, 0],
];

function outAt(share: number): number {
  const next = Math.max(
    1,
    WAY_IN.findIndex(([until]) => until >= share),
  );
  const [[from, a], [to, b]] = [WAY_IN[next - 1] ?? [0, 1], WAY_IN[next] ?? [1, 0]];
  return a + ((b - a) * (share - from)) / (to - from);
}

/**
 * The way of a ball from the run into a pocket, in equal steps of time. It begins as fast as it ran, and slows down all
 * the way; so the number of rounds that it goes follows from the time.
 * @param from degrees, where it is in the run
 * @param to degrees of its pocket
 */
export function wayIn(from: number, to: number, ms: number, steps: number): BallPlace[] {
  // Slowing down like (1 − t)^2.2 it would go so far; it goes on or stops a little before, to end at its pocket.
  const about = (SPEED * ms) / 2.2;
  const rest = (((from - to) % 360) + 360) % 360;
  const degrees = rest + 360 * Math.max(1, Math.round((about - rest) / 360));
  const power = Math.max(1.2, (SPEED * ms) / degrees);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return {
      angle: from - degrees * (1 - (1 - share) ** power),
      radius: POCKET + (RUN - POCKET) * outAt(share),
    };
  });
}

import { MAX_POINT } from './chain';

/**
 * The multiplier grows like 1.06 ^ seconds. It is computed with whole numbers alone, so that every machine comes to the
 * same hundredth in the same millisecond: numbers here are multiples of 2^-128.
 */
const FRACTION_BITS = 128n;
const ONE = 1n << FRACTION_BITS;
/** Growth in a millisecond: the least whole number of 2^-128 of which the 1,000th power is at least 1.06. */
export const GROWTH_PER_MS = 0x10003d19e589f97d59130688230ab3336n;

/** A product, rounded up: so that 1.06 after a second is 1.06, and not a trace less. */
const times = (a: bigint, b: bigint): bigint => (a * b + ONE - 1n) >> FRACTION_BITS;

/** Longer than any round: 2^18 ms, some 4 minutes. */
const LONGEST_MS = 2 ** 18;

/**
 * The multiplier so long after the start, in hundredths, rounded down; from MAX_POINT on it stays there. Squares and
 * products are rounded up to 2^-128 in the order written here, which makes it too great by less than 2^-100.
 * @param ms whole milliseconds from 0
 * @throws RangeError for any other number
 */
export function multiplierAt(ms: number): number {
  if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError('a time is whole milliseconds from 0');
  if (ms >= LONGEST_MS) return MAX_POINT;
  let growth = ONE;
  let square = GROWTH_PER_MS;
  for (let rest = ms; rest > 0; rest >>= 1) {
    if (rest & 1) growth = times(growth, square);
    square = times(square, square);
  }
  return Math.min(Number((growth * 100n) >> FRACTION_BITS), MAX_POINT);
}

/**
 * The first millisecond at which the multiplier is at least this.
 * @param multiplier hundredths, 100 to MAX_POINT
 * @throws RangeError for any other number
 */
export function msOf(multiplier: number): number {
  if (!Number.isSafeInteger(multiplier) || multiplier < 100 || multiplier > MAX_POINT)
    throw new RangeError('a multiplier is whole hundredths from 1.00 to the highest point');
  let [from, to] = [0, LONGEST_MS];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (multiplierAt(middle) >= multiplier) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** When a round is over, in ms after its start: the first millisecond at which the multiplier passes the point. */
export const endMsOf = (point: number): number => msOf(Math.min(point + 1, MAX_POINT));

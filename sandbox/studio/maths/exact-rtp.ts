import { freeSpinsFor, scatterPayFor, type Model, type PayingSymbol, type Rules } from './model';
import { FIRST_PAYING, REELS, ROWS, SCATTER, SHORTEST_RUN, SYMBOLS, WILD } from './symbols';

/** A rational number without rounding. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** What a model gives back on average, per unit of the total stake. Every part is exact. */
export interface ExactReturn {
  /** Line wins of one spin. */
  lines: Fraction;
  /** Scatter pays of one spin. */
  scatter: Fraction;
  /** Expected number of free spins that one paid spin brings. */
  freeSpins: Fraction;
  /** Chance that a paid spin starts free spins. */
  trigger: Fraction;
  /** Everything together: (lines + scatter) · (1 + multiplier · freeSpins). */
  rtp: Fraction;
}

/**
 * The exact return by combinatorics. A line takes one cell of every reel, and every cell of a reel shows each
 * stop of its strip equally often; so each line has the same expectation, whatever its shape, and the number
 * of lines does not change the return. The wild is absent from the first reel: the first symbol alone decides
 * what a line can pay.
 */
export function exactReturn(model: Model): ExactReturn {
  const cycle = model.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const lines = {
    numerator: BigInt(lineCycleSum(model.strips.map(countStops), model.rules)),
    denominator: cycle,
  };
  const scatters = scatterDistribution(model);
  let scatterNumerator = 0n;
  let triggerNumerator = 0n;
  scatters.forEach((ways, count) => {
    scatterNumerator += ways * BigInt(scatterPayFor(model.rules, count));
    if (freeSpinsFor(model.rules, count) > 0) triggerNumerator += ways;
  });
  const scatter = { numerator: scatterNumerator, denominator: cycle };
  const freeSpins = expectedFreeSpins(model.rules, scatters, cycle);
  const spinReturn = { numerator: lines.numerator + scatter.numerator, denominator: cycle };
  const weight = {
    numerator: freeSpins.denominator + BigInt(model.rules.freeSpinsMultiplier) * freeSpins.numerator,
    denominator: freeSpins.denominator,
  };
  return {
    lines,
    scatter,
    freeSpins,
    trigger: { numerator: triggerNumerator, denominator: cycle },
    rtp: {
      numerator: spinReturn.numerator * weight.numerator,
      denominator: spinReturn.denominator * weight.denominator,
    },
  };
}

/** How many stops of a strip show each symbol: index = symbol number. */
export function countStops(strip: Uint8Array): number[] {
  const counts = SYMBOLS.map(() => 0);
  for (const symbol of strip) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}

/**
 * Sum of the line pays over the whole cycle of the five strips, in line stakes, from the symbol counts of the
 * reels. A whole number far inside the safe integers. Throws RangeError for a wild on the first reel.
 */
export function lineCycleSum(counts: readonly (readonly number[])[], rules: Rules): number {
  if ((counts[0]?.[WILD] ?? 0) > 0) throw new RangeError('the first reel must not hold a wild');
  const lengths = counts.map((reel) => reel.reduce((sum, count) => sum + count, 0));
  let sum = 0;
  for (let symbol = FIRST_PAYING; symbol < SYMBOLS.length; symbol++) {
    const pays = rules.linePays[SYMBOLS[symbol] as PayingSymbol];
    for (let run = SHORTEST_RUN; run <= REELS; run++) {
      let ways = 1;
      counts.forEach((reel, index) => {
        const matching = (reel[symbol] ?? 0) + (reel[WILD] ?? 0);
        const length = lengths[index] ?? 0;
        ways *= index < run ? matching : index === run ? length - matching : length;
      });
      sum += ways * (pays[run - SHORTEST_RUN] ?? 0);
    }
  }
  return sum;
}

/** Combinations of stops by the number of scatters that they show: index = scatters, sum = the whole cycle. */
function scatterDistribution({ strips }: Model): bigint[] {
  let ways: bigint[] = [1n];
  for (const strip of strips) {
    const shown = Array.from({ length: ROWS + 1 }, () => 0n);
    for (let stop = 0; stop < strip.length; stop++) {
      let count = 0;
      for (let row = 0; row < ROWS; row++) if (strip[(stop + row) % strip.length] === SCATTER) count++;
      shown[count] = (shown[count] ?? 0n) + 1n;
    }
    const next = Array.from({ length: ways.length + ROWS }, () => 0n);
    ways.forEach((left, have) =>
      shown.forEach((right, more) => {
        next[have + more] = (next[have + more] ?? 0n) + left * right;
      }),
    );
    ways = next;
  }
  return ways;
}

/**
 * Expected free spins of a paid spin, retriggers and their bound included. With `a` free spins awarded and `r`
 * of them left, E(r, a) = 1 + Σ P(k scatters) · E(r − 1 + n, a + n), where n is the award for k within the
 * bound. Values are kept as whole numbers over cycle^(bound − played).
 */
function expectedFreeSpins(rules: Rules, scatters: readonly bigint[], cycle: bigint): Fraction {
  const bound = rules.freeSpinsBound;
  const known = new Map<number, bigint>();
  const left = (remaining: number, awarded: number): bigint => {
    if (remaining === 0) return 0n;
    const key = awarded * (bound + 1) + remaining;
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    let value = cycle ** BigInt(bound - (awarded - remaining));
    scatters.forEach((ways, count) => {
      if (ways === 0n) return;
      const more = Math.min(freeSpinsFor(rules, count), bound - awarded);
      value += ways * left(remaining - 1 + more, awarded + more);
    });
    known.set(key, value);
    return value;
  };
  let numerator = 0n;
  scatters.forEach((ways, count) => {
    const first = Math.min(freeSpinsFor(rules, count), bound);
    if (first > 0 && ways > 0n) numerator += ways * left(first, first);
  });
  return { numerator, denominator: cycle ** BigInt(bound + 1) };
}

/** A fraction in millionths, rounded to the nearest: 0.960123 → 960123. */
export function toMillionths({ numerator, denominator }: Fraction): number {
  return Number((numerator * 2_000_000n + denominator) / (denominator * 2n));
}

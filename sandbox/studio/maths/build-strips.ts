import { exactReturn, lineCycleSum, toMillionths } from './exact-rtp';
import { modelOf, NOMINAL_RTPS, VOLATILITIES, type NominalRtp, type Volatility } from './model';
import { RULES } from './rules';
import { FIRST_PAYING, SYMBOL_LETTERS, SYMBOLS } from './symbols';

/** How many stops each symbol has on each of the five reels, before the return is tuned. */
const STARTING_COUNTS: Record<Volatility, Record<string, readonly number[]>> = {
  low: {
    W: [0, 2, 2, 2, 2],
    S: [2, 1, 2, 1, 2],
    '1': [3, 3, 3, 3, 3],
    '2': [4, 4, 3, 4, 4],
    '3': [4, 4, 5, 4, 4],
    '4': [5, 5, 5, 5, 5],
    A: [7, 4, 6, 6, 5],
    K: [4, 7, 6, 6, 6],
    Q: [8, 4, 6, 6, 6],
    J: [4, 8, 6, 6, 7],
  },
  medium: {
    W: [0, 2, 2, 2, 1],
    S: [2, 1, 2, 1, 2],
    '1': [3, 3, 3, 3, 3],
    '2': [4, 3, 4, 3, 3],
    '3': [3, 5, 4, 4, 4],
    '4': [6, 4, 5, 5, 5],
    A: [8, 4, 6, 6, 6],
    K: [4, 8, 6, 6, 7],
    Q: [9, 4, 7, 7, 7],
    J: [4, 9, 7, 7, 7],
  },
  high: {
    W: [0, 1, 2, 2, 1],
    S: [2, 1, 2, 1, 2],
    '1': [3, 3, 3, 3, 3],
    '2': [4, 3, 4, 3, 3],
    '3': [3, 5, 4, 4, 4],
    '4': [6, 4, 5, 5, 5],
    A: [9, 4, 7, 6, 6],
    K: [4, 9, 7, 7, 7],
    Q: [9, 4, 7, 7, 7],
    J: [4, 9, 7, 8, 8],
  },
  very_high: {
    W: [0, 1, 2, 1, 1],
    S: [2, 1, 2, 1, 2],
    '1': [2, 3, 3, 3, 2],
    '2': [4, 2, 4, 3, 3],
    '3': [2, 6, 4, 4, 4],
    '4': [7, 3, 5, 5, 5],
    A: [9, 4, 7, 7, 7],
    K: [4, 9, 7, 7, 7],
    Q: [10, 4, 8, 8, 8],
    J: [4, 10, 8, 9, 9],
  },
};

/** Millionths of the return within which tuning stops: 0.01 %. */
const TOLERANCE = 100;
const FEWEST = 2;
const MOST = 10;

/**
 * The strips of one variant: from the starting counts, exchange one stop of a reel for another symbol, each
 * time the exchange that brings the exact return closest to the nominal one, until it is within the tolerance.
 * Wilds and scatters stay, so a volatility triggers free spins equally often at every return.
 */
export function buildStrips(volatility: Volatility, nominal: NominalRtp): string[] {
  const rules = RULES[volatility];
  let counts = startingCounts(volatility);
  // Lengths, wilds and scatters never change, so only the line pays move: the rest is worked out once.
  const target = lineTarget(volatility, nominal);
  const tolerance = lineTarget(volatility, TOLERANCE / 100) - lineTarget(volatility, 0);
  let off = Math.abs(lineCycleSum(counts, rules) - target);
  while (off > tolerance) {
    let best = { counts, off };
    counts.forEach((reel, index) => {
      for (let from = FIRST_PAYING; from < SYMBOLS.length; from++) {
        for (let to = FIRST_PAYING; to < SYMBOLS.length; to++) {
          if (from === to || (reel[from] ?? 0) <= FEWEST || (reel[to] ?? 0) >= MOST) continue;
          const changed = reel.map((count, at) => (at === from ? count - 1 : at === to ? count + 1 : count));
          const tried = counts.map((same, at) => (at === index ? changed : same));
          const triedOff = Math.abs(lineCycleSum(tried, rules) - target);
          if (triedOff < best.off) best = { counts: tried, off: triedOff };
        }
      }
    });
    if (best.off >= off) break;
    ({ counts, off } = best);
  }
  return counts.map(arrange);
}

function startingCounts(volatility: Volatility): number[][] {
  return [0, 1, 2, 3, 4].map((reel) =>
    [...SYMBOL_LETTERS].map((letter) => STARTING_COUNTS[volatility][letter]?.[reel] ?? 0),
  );
}

/** The sum of line pays over the cycle at which a volatility returns the nominal share. */
function lineTarget(volatility: Volatility, nominal: number): number {
  const exact = exactReturn(modelOf(RULES[volatility], startingCounts(volatility).map(arrange)));
  const perSpin = toMillionths(exact.lines) + toMillionths(exact.scatter);
  const weight = toMillionths(exact.rtp) / perSpin;
  return (nominal / 10_000 / weight - toMillionths(exact.scatter) / 1e6) * Number(exact.lines.denominator);
}

/**
 * Lays the stops of one reel out: each symbol spread evenly over the strip, rare ones first, so that equal
 * symbols stand apart and two scatters never show in one window.
 */
export function arrange(byNumber: readonly number[], reel: number): string {
  const counts = Object.fromEntries(
    [...SYMBOL_LETTERS].map((letter, symbol) => [letter, byNumber[symbol] ?? 0]),
  );
  const length = byNumber.reduce((sum, count) => sum + count, 0);
  const strip: (string | undefined)[] = new Array<string | undefined>(length).fill(undefined);
  const rareFirst = [...SYMBOL_LETTERS].sort(
    (a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a.localeCompare(b),
  );
  rareFirst.forEach((letter, rank) => {
    const count = counts[letter] ?? 0;
    for (let n = 0; n < count; n++) {
      let at = Math.floor((n * length) / count + rank * 5 + reel * 3) % length;
      const apart = (place: number) =>
        strip[place] === undefined &&
        strip[(place + 1) % length] !== letter &&
        strip[(place + length - 1) % length] !== letter;
      let tries = 0;
      while (tries < length && !apart(at)) {
        at = (at + 1) % length;
        tries++;
      }
      while (strip[at] !== undefined) at = (at + 1) % length;
      strip[at] = letter;
    }
  });
  return strip.join('');
}

/** The source text of variants.data.ts, built from nothing but the tables above. */
export function variantsSource(): string {
  const rows = VOLATILITIES.map((volatility) => {
    const byReturn = NOMINAL_RTPS.map((nominal) => {
      const strips = buildStrips(volatility, nominal);
      const lines = strips.map((strip) => `      '${strip}',`).join('\n');
      return `    ${nominal}: [\n${lines}\n    ],`;
    });
    return `  ${volatility}: {\n${byReturn.join('\n')}\n  },`;
  });
  return [
    '// Written by `npx tsx sandbox/studio/maths/write-variants.ts`; a test builds it again and compares.',
    "import type { NominalRtp, Volatility } from './model';",
    '',
    '/** Reel strips of every variant, one letter per stop (see symbols.ts). */',
    'export const STRIPS: Record<Volatility, Record<NominalRtp, readonly string[]>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

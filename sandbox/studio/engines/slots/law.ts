/** Moments of a pay that are kept: from the 0th, which is a chance, to this one. */
const HIGHEST_ORDER = 8;

/**
 * What is known of a pay in stakes, together with an event: `moments[n]` is the mean of its nth power where the event comes
 * to pass and nought elsewhere, so `moments[0]` is the event's chance. Sums and mixtures of laws are laws, and nothing is
 * drawn. Numbers are double: all terms are positive, so that their relative error stays near 1e-15 times the steps.
 */
export interface Law {
  readonly moments: readonly number[];
  /** Chance that the event comes to pass and pays nothing. */
  readonly zero: number;
  /** The most that it can pay; -Infinity for an event that cannot come to pass. */
  readonly highest: number;
}

const ORDERS = Array.from({ length: HIGHEST_ORDER + 1 }, (_, order) => order);

const CHOOSE = ORDERS.map((from) => {
  let ways = 1;
  return ORDERS.slice(0, from + 1).map((count) => {
    if (count > 0) ways = (ways * (from - count + 1)) / count;
    return ways;
  });
});

/** A pay that is always the same. */
export const certain = (pay: number): Law => ({
  moments: ORDERS.map((order) => pay ** order),
  zero: pay === 0 ? 1 : 0,
  highest: pay,
});

export const NOTHING_PAID = certain(0);

/** One of several events, each with what it pays and how likely it is to come to it. */
export function mixed(parts: readonly (readonly [chance: number, law: Law])[]): Law {
  const possible = parts.filter(([chance, { moments }]) => chance > 0 && (moments[0] ?? 0) > 0);
  return {
    moments: ORDERS.map((order) =>
      possible.reduce((sum, [chance, { moments }]) => sum + chance * (moments[order] ?? 0), 0),
    ),
    zero: possible.reduce((sum, [chance, { zero }]) => sum + chance * zero, 0),
    highest: possible.reduce((most, [, { highest }]) => Math.max(most, highest), -Infinity),
  };
}

/** Two events that do not depend on each other: both come to pass, both pay. */
export function plus(one: Law, other: Law): Law {
  return {
    moments: ORDERS.map((order) => {
      let sum = 0;
      for (let share = 0; share <= order; share += 1) {
        sum +=
          (CHOOSE[order]?.[share] ?? 0) * (one.moments[share] ?? 0) * (other.moments[order - share] ?? 0);
      }
      return sum;
    }),
    zero: one.zero * other.zero,
    highest: one.highest + other.highest,
  };
}

/** As many independent pays of one law. */
export function repeated(law: Law, count: number): Law {
  let sum = NOTHING_PAID;
  for (let one = 0; one < count; one += 1) sum = plus(sum, law);
  return sum;
}

/** The same pay, so many times as high. */
export const multiplied = (law: Law, factor: number): Law => ({
  moments: law.moments.map((moment, order) => moment * factor ** order),
  zero: law.zero,
  highest: law.highest * factor,
});

/** The part of a law that pays something. */
export const winningOf = ({ moments: [chance = 0, ...moments], zero, highest }: Law): Law => ({
  moments: [chance - zero, ...moments],
  zero: 0,
  highest: chance > zero ? highest : -Infinity,
});

/** The part of a law that pays nothing. */
export const losingOf = ({ zero }: Law): Law => mixed([[zero, NOTHING_PAID]]);

/** A law counted out: `counts[pay]` cases of all pay so many units. */
export function countedLaw(counts: Float64Array, all: number, units: number): Law {
  const moments = ORDERS.map(() => 0);
  let highest = -Infinity;
  counts.forEach((cases, pay) => {
    if (cases === 0) return;
    highest = pay / units;
    let term = cases / all;
    for (const order of ORDERS) {
      moments[order] = (moments[order] ?? 0) + term;
      term *= pay / units;
    }
  });
  return { moments, zero: (counts[0] ?? 0) / all, highest };
}

/** What a player should know of a game, in stakes. */
export interface Figures {
  /** Mean pay: 0.96 is 96 %. */
  rtp: number;
  /** Share of rounds that pay anything. */
  hit: number;
  /** Standard deviation of a round's pay. */
  deviation: number;
  /** The most that a round pays: the cap, or less where the cap cannot be reached. */
  highest: number;
  /** The cap takes no more than this from `rtp`, which leaves it aside; 0 where it cannot be reached. */
  capTakesAtMost: number;
}

/**
 * What the law of a whole round comes to for each unit staked, when the round pays at most `cap` stakes and costs `price`.
 * What lies above the cap is at most E[X^n] (n-1)^(n-1) / (n^n cap^(n-1)) for each n from 3, since
 * x - cap <= x^n (n-1)^(n-1) / (n^n cap^(n-1)) for all x > cap.
 */
export function figuresOf({ moments, zero, highest }: Law, cap: number, price = 1): Figures {
  const [, mean = 0, square = 0] = moments;
  const bounds = ORDERS.slice(3).map(
    (order) =>
      ((moments[order] ?? 0) * ((order - 1) / order) ** (order - 1)) / order / cap ** (order - 1) / price,
  );
  return {
    rtp: mean / price,
    hit: 1 - zero,
    deviation: Math.sqrt(square - mean * mean) / price,
    highest: Math.min(cap, highest),
    capTakesAtMost: highest <= cap ? 0 : Math.min(...bounds),
  };
}

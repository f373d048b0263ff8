import { choose } from '../play/outcomes';
import { times, type Multiple } from '../play/stake';

const LAST = 50;
const TWICE = 200;
/** Chance that a round reaches 2.00: 0.99 ÷ 2. It is the same for each round, whatever the ones before it were. */
const CHANCE_OF_TWICE: Multiple = times(99, 200);
/** Half of all rounds reach this: 0.99 ÷ 1.98 is one half. Hundredths. */
const LONG_RUN_MEDIAN = 198;

/** The last rounds in numbers, beside what chance alone leads to expect of so many. */
export interface CrashStatistics {
  /** How many rounds were counted: 50 at most. */
  rounds: number;
  /** Hundredths; of an even number of rounds the mean of the two in the middle, rounded down; null of none. */
  median: number | null;
  longRunMedian: number;
  /** How many reached 2.00. */
  twice: number;
  /** Chance of 2.00 in the next round. It does not depend on any of the other numbers. */
  chanceOfTwice: Multiple;
  /**
   * Of so many rounds, how many reach 2.00 as a rule: chance leads below `from` in at most one of 40 cases, and above `to`
   * in at most one of 40. A number outside is rare, and says nothing of what comes next.
   */
  usualTwice: { from: number; to: number };
}

/** The least number that chance stays at or below in 39 of 40 cases or more. */
function upperOf(rounds: number, { numerator, denominator }: Multiple): number {
  const [reach, miss] = [BigInt(numerator), BigInt(denominator - numerator)];
  const all = BigInt(denominator) ** BigInt(rounds);
  let upTo = 0n;
  for (let count = 0; count < rounds; count += 1) {
    upTo += choose(rounds, count) * reach ** BigInt(count) * miss ** BigInt(rounds - count);
    if (upTo * 40n >= all * 39n) return count;
  }
  return rounds;
}

/** @param points where rounds ended, in hundredths, the newest last; the last 50 count */
export function statisticsOf(points: readonly number[]): CrashStatistics {
  const last = points.slice(-LAST);
  const sorted = last.toSorted((a, b) => a - b);
  const rounds = sorted.length;
  const [low, high] = [sorted[Math.ceil(rounds / 2) - 1], sorted[Math.floor(rounds / 2)]];
  const { numerator, denominator } = CHANCE_OF_TWICE;
  return {
    rounds,
    median: low === undefined || high === undefined ? null : Math.floor((low + high) / 2),
    longRunMedian: LONG_RUN_MEDIAN,
    twice: last.filter((point) => point >= TWICE).length,
    chanceOfTwice: CHANCE_OF_TWICE,
    usualTwice: {
      // Reached too seldom is missed too often.
      from: rounds - upperOf(rounds, { numerator: denominator - numerator, denominator }),
      to: upperOf(rounds, CHANCE_OF_TWICE),
    },
  };
}

import type { Risk } from './risks';

/** Pays by risk and by a count, such as rows or picks, in hundredths of the stake. */
export type Tables = Record<Risk, Readonly<Record<number, readonly number[]>>>;

/** A table for each risk and each count from `fewest` to `most`. */
export function tablesOf(
  [fewest, most]: readonly [number, number],
  build: (count: number, risk: Risk) => number[],
): Tables {
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const tables = (risk: Risk) => Object.fromEntries(counts.map((count) => [count, build(count, risk)]));
  return { low: tables('low'), medium: tables('medium'), high: tables('high') };
}

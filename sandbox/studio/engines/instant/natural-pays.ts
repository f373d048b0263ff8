/** Pays are tables in hundredths of the stake. This is for building them; play only reads what was built. */

/** Hundredths between two pays that a player finds natural: 0.2, 1.5, 27, 110, 430, 2450. */
function stepAt(hundredths: number): number {
  if (hundredths < 1_000) return 10;
  if (hundredths < 10_000) return 100;
  if (hundredths < 25_000) return 500;
  if (hundredths < 100_000) return 1_000;
  return 5_000;
}

/** The two natural pays below a pay and the two above it. The least is 0.1. */
function neighbours(hundredths: number): number[] {
  const step = stepAt(hundredths);
  const below = Math.floor(hundredths / step) * step;
  return [below - step, below, below + step, below + 2 * step].filter((pay) => pay > 0);
}

/** One pay of a table before it is rounded. */
export interface RawPay {
  /** In stakes, not yet natural. */
  pay: number;
  /** In how many of the equally likely cases it is paid. */
  ways: bigint;
}

/** Ten-thousandths of the stake that a table may return more or less than 99 %, the first that some table keeps. */
const TOLERANCES = [10n, 20n];

/**
 * The natural pays, in hundredths, of a table that rises from its first pay to its last. The last is natural already and
 * stays; the others become one of the two natural pays below or above, such that pays still rise. Of all tables that
 * return 99 % within 0.1 % (or else within 0.2 %) the one is taken whose pays differ least from what they were, by the
 * sum of the squares of the logarithms of their ratios.
 * @param all number of equally likely cases, those that pay nothing included
 * @throws RangeError when there is no such table
 */
export function naturalPays(table: readonly RawPay[], all: bigint): number[] {
  let tables: { pays: number[]; paid: bigint; strain: number }[] = [{ pays: [], paid: 0n, strain: 0 }];
  table.forEach(({ pay, ways }, at) => {
    const choice = at === table.length - 1 ? [Math.round(pay * 100)] : neighbours(Math.round(pay * 100));
    tables = tables.flatMap(({ pays, paid, strain }) =>
      choice
        .filter((natural) => natural > (pays.at(-1) ?? 0))
        .map((natural) => ({
          pays: [...pays, natural],
          paid: paid + BigInt(natural) * ways,
          strain: strain + Math.log(natural / 100 / pay) ** 2,
        })),
    );
  });
  for (const tolerance of TOLERANCES) {
    const most = tolerance * all;
    const [first, ...others] = tables.filter(({ paid }) => {
      const off = (paid - 99n * all) * 100n;
      return -most <= off && off <= most;
    });
    if (first) return others.reduce((best, one) => (one.strain < best.strain ? one : best), first).pays;
  }
  throw new RangeError('no natural pays return 99 %');
}

/** The value between two bounds at which a rising function comes to its goal. */
export function solved(rising: (at: number) => number, goal: number, [from, to]: [number, number]): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < goal) low = middle;
    else high = middle;
  }
  return low;
}

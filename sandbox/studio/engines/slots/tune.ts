import type { PayTable, Shares } from './reels';

/** A return that depends on a pay table as `constant` plus each pay times its share, in stakes. */
export interface Linear {
  constant: number;
  shares: Shares;
}

/** How near tuning comes to the return that it aims at: 0.01 %. */
const TOLERANCE = 0.000_1;

interface Entry {
  symbol: number;
  more: number;
}

const entriesOf = (pays: PayTable): Entry[] =>
  pays.flatMap((row, symbol) => row.map((_, more) => ({ symbol, more })));

export const returnOf = (pays: PayTable, { constant, shares }: Linear): number =>
  pays.reduce(
    (sum, row, symbol) => row.reduce((inner, pay, more) => inner + pay * (shares[symbol]?.[more] ?? 0), sum),
    constant,
  );

/** Pays rise with the run, and no symbol pays less than the one after it. */
function inOrder(pays: PayTable): boolean {
  const rows = pays.filter((row) => row.length > 0);
  return rows.every((row, at) =>
    row.every((pay, more) => pay > (row[more - 1] ?? 0) && pay >= (rows[at + 1]?.[more] ?? 0)),
  );
}

const changed = (pays: PayTable, { symbol, more }: Entry, by: number): number[][] =>
  pays.map((row, at) => row.map((pay, place) => (at === symbol && place === more ? pay + by : pay)));

/**
 * Whole pays that return `target`, near to those given: all scaled alike, then one or two of them changed by one or
 * two, each time as comes nearest to the target.
 * @throws RangeError when that does not come near enough
 */
export function tunedPays(start: PayTable, linear: Linear, target: number): number[][] {
  const factor = (target - linear.constant) / (returnOf(start, linear) - linear.constant);
  const raised = (pay: number, more: number) => Math.max(more + 1, Math.round(pay * factor));
  let pays = start.map((row) => row.map(raised));
  const entries = entriesOf(pays);
  const shareOf = ({ symbol, more }: Entry) => linear.shares[symbol]?.[more] ?? 0;
  const single = entries.flatMap((entry) => [1, -1, 2, -2].map((by) => ({ entry, by })));
  const steps = single.flatMap((first) => [
    [first],
    ...single.filter(({ entry }) => entry !== first.entry).map((second) => [first, second]),
  ]);
  let off = target - returnOf(pays, linear);
  while (Math.abs(off) > TOLERANCE) {
    const tried = steps
      .map((step) => ({
        step,
        left: Math.abs(off - step.reduce((sum, { entry, by }) => sum + by * shareOf(entry), 0)),
      }))
      .filter(({ left }) => left < Math.abs(off))
      .sort((a, b) => a.left - b.left)
      .map(({ step }) => step.reduce((table, { entry, by }) => changed(table, entry, by), pays));
    const best = tried.find(inOrder);
    if (!best) throw new RangeError('no pays come near enough to the return');
    pays = best;
    off = target - returnOf(pays, linear);
  }
  return pays;
}

import { naturalPays, solved } from '../instant/natural-pays';
import { choose } from '../play/outcomes';
import type { Risk } from '../instant/risks';
import { tablesOf, type Tables } from '../instant/tables';
import { NUMBERS, DRAWN, waysToHit } from './draws';

/** Pays of hitting every pick, for 1 to 10 picks, in stakes. Set by hand. */
const ALL_HIT: Record<Risk, readonly number[]> = {
  low: [1.86, 4.5, 18, 30, 60, 120, 200, 300, 450, 700],
  medium: [3.96, 12.5, 45, 130, 300, 600, 1000, 1500, 2000, 3000],
  high: [3.96, 17.16, 60, 230, 500, 1000, 2000, 4000, 7000, 10_000],
};
/** A risk pays anything at least so often. */
const PAYS_AT_LEAST: Record<Risk, number> = { low: 0.4, medium: 0.2, high: 0.05 };

/**
 * Pays by number of hits, from none, in hundredths of the stake. The first number of hits that pays is the highest with
 * which the risk still pays often enough. From there pays grow by one and the same factor with each hit up to the pay of
 * all; the first is the one at which everything together returns 99 %. Then pays become natural numbers.
 */
function buildKenoPays(picks: number, risk: Risk): number[] {
  const all = choose(NUMBERS, DRAWN);
  const chance = (hits: number) => Number(waysToHit(picks, hits)) / Number(all);
  const hitsFrom = (first: number) => Array.from({ length: picks - first + 1 }, (_, more) => first + more);
  const paysOften = (first: number) =>
    hitsFrom(first).reduce((sum, hits) => sum + chance(hits), 0) >= PAYS_AT_LEAST[risk];
  const first = hitsFrom(0).findLast(paysOften) ?? 0;
  const last = ALL_HIT[risk][picks - 1] ?? 0;
  const grown = (hits: number, start: number) =>
    hits === picks ? last : start * (last / start) ** ((hits - first) / (picks - first));
  const start = solved(
    (pay) => hitsFrom(first).reduce((sum, hits) => sum + grown(hits, pay) * chance(hits), 0),
    0.99,
    [0.01, last],
  );
  const pays = naturalPays(
    hitsFrom(first).map((hits) => ({ pay: grown(hits, start), ways: waysToHit(picks, hits) })),
    all,
  );
  return [...Array.from({ length: first }, () => 0), ...pays];
}

/** The tables of all numbers of picks and risks, as `tables.data.ts` keeps them. */
export const buildKenoTables = (): Tables => tablesOf([1, 10], buildKenoPays);

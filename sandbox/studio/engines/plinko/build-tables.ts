import { naturalPays, solved } from '../instant/natural-pays';
import { choose } from '../play/outcomes';
import type { Risk } from '../instant/risks';
import { tablesOf, type Tables } from '../instant/tables';

/** Pays of the slots farthest out for 8 to 16 rows, and of those in the middle, in stakes. Set by hand. */
const FARTHEST: Record<Risk, readonly number[]> = {
  low: [5, 7, 8, 9, 10, 11, 12, 14, 16],
  medium: [12, 16, 22, 30, 40, 55, 75, 100, 130],
  high: [30, 45, 70, 110, 170, 260, 400, 630, 1000],
};
const MIDDLE: Record<Risk, number> = { low: 0.5, medium: 0.4, high: 0.2 };
const FEWEST_ROWS = 8;

/**
 * Pays of the slots from left to right, in hundredths of the stake. From the middle to the farthest slot they rise as
 * middle × (farthest ÷ middle)^(way^bend), where `way` goes from 0 to 1; the bend is the one at which the ball, which
 * goes left or right equally often at each row, returns 99 %. Then pays become natural numbers.
 */
function buildPlinkoPays(rows: number, risk: Risk): number[] {
  const half = Math.floor(rows / 2);
  const middle = MIDDLE[risk];
  const farthest = FARTHEST[risk][rows - FEWEST_ROWS] ?? 0;
  const all = 2n ** BigInt(rows);
  const outwards = Array.from({ length: half + 1 }, (_, away) => away);
  /** Ways to the slots that are so far from the middle: two, or one in the very middle of an even number of rows. */
  const ways = (away: number) => choose(rows, half - away) * (away === 0 && rows % 2 === 0 ? 1n : 2n);
  const bent = (away: number, bend: number) => middle * (farthest / middle) ** ((away / half) ** bend);
  // A stronger bend pays less: the sign makes it rise.
  const minusReturn = (bend: number) =>
    -outwards.reduce((sum, away) => sum + (bent(away, bend) * Number(ways(away))) / Number(all), 0);
  const bend = solved(minusReturn, -0.99, [0.1, 10]);
  const pays = naturalPays(
    outwards.map((away) => ({ pay: bent(away, bend), ways: ways(away) })),
    all,
  );
  return Array.from({ length: rows + 1 }, (_, slot) => pays[Math.floor(Math.abs(2 * slot - rows) / 2)] ?? 0);
}

/** The tables of all numbers of rows and risks, as `tables.data.ts` keeps them. */
export const buildPlinkoTables = (): Tables => tablesOf([8, 16], buildPlinkoPays);

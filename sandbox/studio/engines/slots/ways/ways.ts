import type { Rng } from '@/lib/domain/chance/rng';
import { SCATTER } from '../../../maths/symbols';
import type { SlotGame } from '../engine';
import { awardOf, freeSpinsLaw, playFreeSpins, roundLaw, type FreeSpinRules } from '../free-spins';
import { countedLaw, multiplied } from '../law';
import { drawGrid, scattersOn, type PayTable, type Reels } from '../reels';
import { unitsOf, type ReelsStep } from '../steps';
import { countWays, waysWins } from './ways-wins';

/** Five reels of three rows (243 ways) or four (1024). */
export interface WaysRules {
  reels: Reels;
  /** Units of a stake. */
  units: number;
  /** In units for each way, for 3, 4 and 5 reels. */
  pays: PayTable;
  free: FreeSpinRules;
  /** Every win of a free spin is multiplied by this. */
  multiplier: number;
  /** Free spins that the feature buy starts, and what they cost in stakes. */
  buys: { spins: number; price: number };
  cap: number;
}

function spinOf(
  rng: Rng,
  { reels, pays, free, multiplier }: WaysRules,
  awardable: number,
  paid: boolean,
): ReelsStep {
  const grid = drawGrid(rng, reels);
  const by = paid ? 1 : multiplier;
  const wins = waysWins(grid, pays, by);
  const scatters = scattersOn(grid);
  const units = unitsOf(wins);
  return {
    kind: 'reels',
    free: !paid,
    falls: [{ grid, wins, multiplier: by, expanded: [], units }],
    scatters,
    scatterUnits: 0,
    awarded: awardOf(free, scatters, awardable),
    units,
  };
}

/** A slot of 243 or 1024 ways. Draws: five stops from the left for each turn, the paid one first. */
export function waysGame(rules: WaysRules): SlotGame {
  const { reels, units, pays, free, multiplier, buys, cap } = rules;
  const freeSpins = (rng: Rng, first: number) =>
    playFreeSpins(rng, free, first, (from, awardable) => spinOf(from, rules, awardable, false));
  return {
    units,
    cap,
    price: buys.price,
    boughtSpins: buys.spins,
    play(rng, bought) {
      if (bought) return freeSpins(rng, buys.spins);
      const paid = spinOf(rng, rules, free.bound, true);
      return [paid, ...freeSpins(rng, paid.awarded)];
    },
    law(bought) {
      const { paid, all } = countWays(reels, pays, SCATTER);
      const spins = paid.map((counts) => countedLaw(counts, all, units));
      const later = freeSpinsLaw(
        free,
        spins.map((spin) => multiplied(spin, multiplier)),
      );
      return bought ? later(buys.spins) : roundLaw(free, spins, later);
    },
  };
}

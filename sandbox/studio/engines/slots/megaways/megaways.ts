import type { Rng } from '@/lib/domain/chance/rng';
import type { SlotGame } from '../engine';
import { awardOf, playFreeSpins } from '../free-spins';
import { scattersOn } from '../reels';
import { unitsOf, type Fall, type Grid, type ReelsStep } from '../steps';
import { waysWins } from '../ways/ways-wins';
import { drawWeighted } from '../weighted';
import { chainLaw, gridsOf } from './exact';
import { LOWEST, withoutScatters, type MegawaysRules } from './rules';

function drawGrid(rng: Rng, heights: readonly number[], weights: readonly (readonly number[])[]): Grid {
  return weights.map((reel) => {
    const height = LOWEST + drawWeighted(rng, heights);
    return Array.from({ length: height }, () => drawWeighted(rng, reel));
  });
}

/** @returns the turn, and the multiplier after it */
function turn(rng: Rng, rules: MegawaysRules, free: { awardable: number; multiplier: number } | null) {
  const { heights, weights, pays, mostFalls, topMultiplier } = rules;
  const later = weights.map(withoutScatters);
  let multiplier = free?.multiplier ?? 1;
  const falls: Fall[] = [];
  while (falls.length < mostFalls) {
    const grid = drawGrid(rng, heights, falls.length === 0 ? weights : later);
    const wins = waysWins(grid, pays, multiplier);
    falls.push({ grid, wins, multiplier, expanded: [], units: unitsOf(wins) });
    if (wins.length === 0) break;
    if (free) multiplier = Math.min(topMultiplier, multiplier + 1);
  }
  const scatters = scattersOn(falls[0]?.grid ?? []);
  const step: ReelsStep = {
    kind: 'reels',
    free: free !== null,
    falls,
    scatters,
    scatterUnits: 0,
    awarded: awardOf(rules.free, scatters, free?.awardable ?? rules.free.bound),
    units: unitsOf(falls),
  };
  return { step, multiplier };
}

/**
 * Six reels of 2 to 7 cells. A grid that wins falls away whole, and another falls in, with heights and symbols of its own;
 * a turn ends with the first grid that wins nothing. Scatters come on the first grid of a turn alone. In free spins each win
 * raises the multiplier. Draws of a grid: for each reel from the left its height, then its cells from the top.
 */
export function megawaysGame(rules: MegawaysRules): SlotGame {
  const { units, free, buys, cap } = rules;
  const freeSpins = (rng: Rng, first: number) => {
    let multiplier = 1;
    return playFreeSpins(rng, free, first, (from, awardable) => {
      const played = turn(from, rules, { awardable, multiplier });
      ({ multiplier } = played);
      return played.step;
    });
  };
  return {
    units,
    cap,
    price: buys.price,
    boughtSpins: buys.spins,
    play(rng, bought) {
      if (bought) return freeSpins(rng, buys.spins);
      const { step } = turn(rng, rules, null);
      return [step, ...freeSpins(rng, step.awarded)];
    },
    law: (bought) => chainLaw(rules, gridsOf(rules), bought ? buys.spins : 0),
  };
}

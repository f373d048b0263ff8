import { freeSpinsFor, scatterPayFor, type Model, type PayingSymbol } from './model';
import { paylines, type LineCount } from './paylines';
import type { Rng } from '@/lib/domain/chance/rng';
import { REELS, ROWS, SCATTER, SHORTEST_RUN, SYMBOLS, WILD } from './symbols';

/** One line that paid. */
export interface LineWin {
  /** Number of the line, from 1. */
  line: number;
  symbol: number;
  /** Length of the run from the left. */
  run: number;
  /** Minor units. */
  amount: number;
}

/** One turn of the reels with everything that it paid. Amounts are minor units. */
export interface SpinResult {
  /** Symbol numbers, reel by reel, three rows each from the top. */
  reels: number[][];
  lineWins: LineWin[];
  scatters: number;
  scatterAmount: number;
  /** Free spins that the visible scatters award, within the round's bound. */
  freeSpinsAwarded: number;
  /** 1, or the multiplier of free spins; `lineWins` and `scatterAmount` hold it already. */
  multiplier: number;
  amount: number;
}

export interface Stake {
  lines: LineCount;
  /** Total stake in minor units; divides by `lines`. */
  total: number;
}

/** Stop of every reel: the strip position that shows in the top row. */
export function drawStops(model: Model, rng: Rng): number[] {
  return model.strips.map((strip) => rng.below(strip.length));
}

/** What the reels show and pay at these stops. Pure. Throws RangeError when the stake does not divide by lines. */
export function evaluateStops(
  model: Model,
  stops: readonly number[],
  stake: Stake,
  free: { multiplier: number; awardable: number },
): SpinResult {
  if (stake.total % stake.lines !== 0) throw new RangeError('a stake divides by the number of lines');
  const perLine = stake.total / stake.lines;
  const reels = model.strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
  const lineWins: LineWin[] = [];
  paylines(stake.lines).forEach((rows, index) => {
    const symbol = reels[0]?.[rows[0] ?? 0] ?? SCATTER;
    if (symbol === SCATTER) return;
    let run = 1;
    while (run < REELS) {
      const next = reels[run]?.[rows[run] ?? 0];
      if (next !== symbol && next !== WILD) break;
      run++;
    }
    const pay = model.rules.linePays[SYMBOLS[symbol] as PayingSymbol][run - SHORTEST_RUN] ?? 0;
    if (pay > 0) lineWins.push({ line: index + 1, symbol, run, amount: perLine * pay * free.multiplier });
  });
  const scatters = reels.flat().filter((symbol) => symbol === SCATTER).length;
  const scatterAmount = stake.total * scatterPayFor(model.rules, scatters) * free.multiplier;
  return {
    reels,
    lineWins,
    scatters,
    scatterAmount,
    freeSpinsAwarded: Math.min(freeSpinsFor(model.rules, scatters), free.awardable),
    multiplier: free.multiplier,
    amount: lineWins.reduce((sum, win) => sum + win.amount, scatterAmount),
  };
}

/**
 * A whole round, decided at once: the paid spin and all free spins that follow from it. The order of the
 * draws is the order of play.
 */
export function playRound(model: Model, rng: Rng, stake: Stake): SpinResult[] {
  const { rules } = model;
  const spins = [
    evaluateStops(model, drawStops(model, rng), stake, { multiplier: 1, awardable: rules.freeSpinsBound }),
  ];
  let awarded = spins[0]?.freeSpinsAwarded ?? 0;
  while (spins.length <= awarded) {
    const spin = evaluateStops(model, drawStops(model, rng), stake, {
      multiplier: rules.freeSpinsMultiplier,
      awardable: rules.freeSpinsBound - awarded,
    });
    awarded += spin.freeSpinsAwarded;
    spins.push(spin);
  }
  return spins;
}

import { paylines, type LineCount } from '../../../maths/paylines';
import { freeSpinsFor, scatterPayFor, type Model, type PayingSymbol } from '../../../maths/model';
import { playRound, type SpinResult } from '../../../maths/spin';
import { REELS, ROWS, SYMBOLS } from '../../../maths/symbols';
import type { SlotGame } from '../engine';
import { freeSpinsLaw, roundLaw, type FreeSpinRules } from '../free-spins';
import { certain, countedLaw, multiplied, plus } from '../law';
import type { Cell, ReelsStep } from '../steps';
import { countLines } from './line-counts';

/** Nobody has ever capped these: their rounds pay what their reels show, and their free spins are bounded. */
const UNCAPPED = 1_000_000;

/** A spin as the maths of lines tells it, as a step; amounts are its units. */
export function stepOf(spin: SpinResult, free: boolean, lines: LineCount): ReelsStep {
  const rows = paylines(lines);
  const wins = spin.lineWins.map(({ line, symbol, run, amount }) => ({
    symbol,
    count: run,
    ways: 1,
    line,
    cells: (rows[line - 1] ?? []).slice(0, run).map((row, reel): Cell => [reel, row]),
    units: amount,
  }));
  const fall = {
    grid: spin.reels,
    wins,
    multiplier: spin.multiplier,
    expanded: [],
    units: spin.amount - spin.scatterAmount,
  };
  return {
    kind: 'reels',
    free,
    falls: [fall],
    scatters: spin.scatters,
    scatterUnits: spin.scatterAmount,
    awarded: spin.freeSpinsAwarded,
    units: spin.amount,
  };
}

/** The slots of today with 5, 10, 20 or 25 lines, as ../../../maths plays them: the same draws, the same pays. */
export function linesGame(model: Model, lines: LineCount): SlotGame {
  const { rules } = model;
  const byScatters = Array.from({ length: REELS * ROWS + 1 }, (_, scatters) => scatters);
  const free: FreeSpinRules = {
    awards: byScatters.map((scatters) => freeSpinsFor(rules, scatters)),
    bound: rules.freeSpinsBound,
  };
  return {
    units: lines,
    cap: UNCAPPED,
    price: null,
    boughtSpins: null,
    play: (rng) =>
      playRound(model, rng, { lines, total: lines }).map((spin, at) => stepOf(spin, at > 0, lines)),
    law() {
      const pays = SYMBOLS.map((name) => rules.linePays[name as PayingSymbol] ?? []);
      const counts = countLines(
        { strips: model.strips, rows: ROWS },
        { lines: paylines(lines), pays, wildScatter: false },
      );
      const spins = counts.paid.map((paid, scatters) =>
        plus(countedLaw(paid, counts.all, lines), certain(scatterPayFor(rules, scatters))),
      );
      const later = spins.map((spin) => multiplied(spin, rules.freeSpinsMultiplier));
      return roundLaw(free, spins, freeSpinsLaw(free, later));
    },
  };
}

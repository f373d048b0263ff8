import { freeSpinsFor, scatterPayFor, type Model, type PayingSymbol } from './model';
import { paylines, type LineCount } from './paylines';
import type { Rng } from '@/lib/domain/chance/rng';
import { FIRST_PAYING, REELS, ROWS, SCATTER, SHORTEST_RUN, SYMBOLS, WILD } from './symbols';

/** What a simulation saw. Returns are in stakes: 0.96 is 96 %. */
export interface Simulation {
  rounds: number;
  spins: number;
  meanReturn: number;
  /** Standard deviation of one round's return. */
  deviation: number;
  /** Share of rounds that returned anything. */
  hitRate: number;
  highest: number;
}

/**
 * Plays rounds on typed arrays, a few million a second: the second, independent way to the return, against
 * which the exact one is confirmed. Returns are counted in line stakes, so nothing rounds.
 */
export function simulate(model: Model, lines: LineCount, rounds: number, rng: Rng): Simulation {
  const { rules, strips } = model;
  // Local names: a module's binding is looked up anew at every use, which costs in a loop run billions of times.
  const [reels, rows, wild, scatter] = [REELS, ROWS, WILD, SCATTER];
  const scatterPays = Int32Array.from(
    { length: reels * rows + 1 },
    (_, count) => scatterPayFor(rules, count) * lines,
  );
  const lengths = strips.map((strip) => strip.length);
  // Every strip continues with its own beginning: a window never has to wrap.
  const looped = strips.map((strip) => Uint8Array.from([...strip, ...strip.subarray(0, rows - 1)]));
  const cells = Uint8Array.from(
    paylines(lines).flatMap((line) => line.map((row, reel) => reel * rows + row)),
  );
  const pays = new Int32Array(SYMBOLS.length * (reels + 1));
  for (let symbol = FIRST_PAYING; symbol < SYMBOLS.length; symbol++) {
    rules.linePays[SYMBOLS[symbol] as PayingSymbol].forEach((pay, index) => {
      pays[symbol * (reels + 1) + index + SHORTEST_RUN] = pay;
    });
  }
  const awards = Int32Array.from({ length: reels * rows + 1 }, (_, count) => freeSpinsFor(rules, count));
  const { min } = Math;
  const window = new Uint8Array(reels * rows);
  let scatters = 0;
  const spin = (): number => {
    scatters = 0;
    for (let reel = 0; reel < reels; reel++) {
      const stop = rng.below(lengths[reel] as number);
      const strip = looped[reel] as Uint8Array;
      for (let row = 0; row < rows; row++) {
        const symbol = strip[stop + row] as number;
        window[reel * rows + row] = symbol;
        if (symbol === scatter) scatters++;
      }
    }
    let won = scatterPays[scatters] as number;
    for (let at = 0; at < cells.length; at += reels) {
      const symbol = window[cells[at] as number] as number;
      let run = 1;
      while (run < reels) {
        const next = window[cells[at + run] as number];
        if (next !== symbol && next !== wild) break;
        run++;
      }
      won += pays[symbol * (reels + 1) + run] as number;
    }
    return won;
  };

  let spins = 0;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let highest = 0;
  for (let round = 0; round < rounds; round++) {
    let won = spin();
    spins++;
    let awarded = awards[scatters] as number;
    for (let free = 0; free < awarded; free++) {
      won += spin() * rules.freeSpinsMultiplier;
      spins++;
      awarded = min(rules.freeSpinsBound, awarded + (awards[scatters] as number));
    }
    sum += won;
    squares += won * won;
    if (won > 0) hits++;
    if (won > highest) highest = won;
  }
  const mean = sum / rounds;
  return {
    rounds,
    spins,
    meanReturn: mean / lines,
    deviation: Math.sqrt(squares / rounds - mean * mean) / lines,
    hitRate: hits / rounds,
    highest: highest / lines,
  };
}

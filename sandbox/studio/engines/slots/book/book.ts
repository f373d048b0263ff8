import type { Rng } from '@/lib/domain/chance/rng';
import { FIRST_PAYING, SHORTEST_RUN, SYMBOLS } from '../../../maths/symbols';
import type { SlotGame } from '../engine';
import { awardOf, freeSpinsLaw, playFreeSpins, roundLaw, type FreeSpinRules } from '../free-spins';
import { certain, countedLaw, mixed, plus } from '../law';
import { countLines } from '../lines/line-counts';
import { lineWins, type Line } from '../lines/line-wins';
import { drawGrid, scattersOn, type PayTable, type Reels } from '../reels';
import { unitsOf, type ReelsStep, type Step } from '../steps';

export interface BookRules {
  /** The scatter is the book: it stands in for every other symbol, too. */
  reels: Reels;
  /** A unit is the stake of a line. */
  lines: readonly Line[];
  pays: PayTable;
  /** In stakes, by number of books on the grid; the last stands for more. */
  bookPays: readonly number[];
  free: FreeSpinRules;
  buys: { spins: number; price: number };
  cap: number;
}

/** Symbols that a book can choose, each as likely as any other. */
export const EXPANDING = SYMBOLS.map((_, symbol) => symbol).slice(FIRST_PAYING);

/** Reels that the chosen symbol covers: all that show it, when they are enough to pay. */
function expandedReels(grid: readonly (readonly number[])[], symbol: number, pays: PayTable): number[] {
  const reels = grid.flatMap((reel, at) => (reel.includes(symbol) ? [at] : []));
  return (pays[symbol]?.[reels.length - SHORTEST_RUN] ?? 0) > 0 ? reels : [];
}

/** @param chosen the symbol that expands; null in the paid spin */
function spinOf(rng: Rng, rules: BookRules, awardable: number, chosen: number | null): ReelsStep {
  const { reels, lines, pays, bookPays, free } = rules;
  const grid = drawGrid(rng, reels);
  const wins = lineWins(grid, { lines, pays, wildScatter: true }, 1);
  const books = scattersOn(grid);
  const expanded = chosen === null ? [] : expandedReels(grid, chosen, pays);
  const forExpanded = (pays[chosen ?? 0]?.[expanded.length - SHORTEST_RUN] ?? 0) * lines.length;
  const units = unitsOf(wins) + forExpanded;
  const scatterUnits = (bookPays[Math.min(books, bookPays.length - 1)] ?? 0) * lines.length;
  return {
    kind: 'reels',
    free: chosen !== null,
    falls: [{ grid, wins, multiplier: 1, expanded, units }],
    scatters: books,
    scatterUnits,
    awarded: awardOf(free, books, awardable),
    units: units + scatterUnits,
  };
}

/**
 * A slot with a book. In its free spins one symbol, drawn when they begin, pays a second time after the lines: it covers
 * every reel on which it shows, and pays on all lines by the number of those reels, side by side or not.
 * Draws: five stops for each turn; one of EXPANDING before the first free spin.
 */
export function bookGame(rules: BookRules): SlotGame {
  const { reels, lines, pays, bookPays, free, buys, cap } = rules;
  const freeSpins = (rng: Rng, first: number): Step[] => {
    if (first === 0) return [];
    const symbol = EXPANDING[rng.below(EXPANDING.length)] ?? FIRST_PAYING;
    const spins = playFreeSpins(rng, free, first, (from, awardable) =>
      spinOf(from, rules, awardable, symbol),
    );
    return [{ kind: 'book', symbol, units: 0 }, ...spins];
  };
  return {
    units: lines.length,
    cap,
    price: buys.price,
    boughtSpins: buys.spins,
    play(rng, bought) {
      if (bought) return freeSpins(rng, buys.spins);
      const paid = spinOf(rng, rules, free.bound, null);
      return [paid, ...freeSpins(rng, paid.awarded)];
    },
    law(bought) {
      const { paid, expanded, all } = countLines(reels, { lines, pays, wildScatter: true }, EXPANDING);
      const lawsOf = (counted: readonly Float64Array[]) =>
        counted.map((counts, books) =>
          plus(
            countedLaw(counts, all, lines.length),
            certain(bookPays[Math.min(books, bookPays.length - 1)] ?? 0),
          ),
        );
      const bySymbol = expanded.map((counted) => freeSpinsLaw(free, lawsOf(counted)));
      const later = (first: number) =>
        mixed(bySymbol.map((law) => [1 / EXPANDING.length, law(first)] as const));
      return bought ? later(buys.spins) : roundLaw(free, lawsOf(paid), later);
    },
  };
}

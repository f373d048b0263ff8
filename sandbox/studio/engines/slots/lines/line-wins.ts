import { SCATTER, SHORTEST_RUN, WILD } from '../../../maths/symbols';
import { sharesOf, type PayTable, type Reels, type Shares } from '../reels';
import type { Cell, Grid, Win } from '../steps';

/** Rows of a line, reel by reel. */
export type Line = readonly number[];

export interface LineRules {
  lines: readonly Line[];
  /** In line stakes, for runs of 3, 4 and 5. */
  pays: PayTable;
  /** Whether the scatter stands in for other symbols as well, as a book does. */
  wildScatter: boolean;
}

export const standsIn = (symbol: number, { wildScatter }: Pick<LineRules, 'wildScatter'>): boolean =>
  symbol === WILD || (wildScatter && symbol === SCATTER);

/**
 * Runs from the left that pay. A line's symbol is the first on it that does not stand in for others; a line of such symbols
 * alone pays nothing.
 */
export function lineWins(grid: Grid, rules: LineRules, multiplier: number): Win[] {
  return rules.lines.flatMap((rows, at): Win[] => {
    const shown = rows.map((row, reel) => grid[reel]?.[row] ?? SCATTER);
    const symbol = shown.find((one) => !standsIn(one, rules)) ?? SCATTER;
    const other = shown.findIndex((one) => one !== symbol && !standsIn(one, rules));
    const count = other < 0 ? shown.length : other;
    const pay = rules.pays[symbol]?.[count - SHORTEST_RUN] ?? 0;
    if (pay === 0) return [];
    const cells = rows.slice(0, count).map((row, reel): Cell => [reel, row]);
    return [{ symbol, count, ways: 1, line: at + 1, cells, units: pay * multiplier }];
  });
}

/** How often one line pays each run: every cell of a reel shows each of its stops equally often. */
export function lineShares({ strips }: Reels, { pays, wildScatter }: LineRules): Shares {
  const shareOn = (strip: Uint8Array, shown: (symbol: number) => boolean) =>
    strip.reduce((count, one) => (shown(one) ? count + 1 : count), 0) / strip.length;
  const wilds = strips.map((strip) => shareOn(strip, (one) => standsIn(one, { wildScatter })));
  const run = (symbol: number, length: number) => {
    const fitting = strips.map((strip, reel) => shareOn(strip, (one) => one === symbol) + (wilds[reel] ?? 0));
    const all = (shares: readonly number[]) =>
      shares.slice(0, length).reduce((product, share) => product * share, 1);
    return (all(fitting) - all(wilds)) * (1 - (fitting[length] ?? 0));
  };
  return sharesOf(pays, run, SHORTEST_RUN);
}

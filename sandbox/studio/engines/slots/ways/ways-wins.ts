import { FIRST_PAYING, SHORTEST_RUN, SYMBOLS, WILD } from '../../../maths/symbols';
import { sharesOf, timesShown, windowsOf, type PayTable, type Reels, type Shares } from '../reels';
import { cellsOf, type Grid, type Win } from '../steps';

/**
 * What a grid pays by ways: a symbol pays when it shows on the first reels from the left without a gap, once for each way
 * to take one of its cells from every one of them. Wilds count for every symbol; the first reel has none.
 */
export function waysWins(grid: Grid, pays: PayTable, multiplier: number): Win[] {
  const wins: Win[] = [];
  for (let symbol = FIRST_PAYING; symbol < SYMBOLS.length; symbol += 1) {
    const fitting = grid.map((reel) => timesShown(reel, symbol) + timesShown(reel, WILD));
    const gap = fitting.indexOf(0);
    const count = gap < 0 ? grid.length : gap;
    const pay = pays[symbol]?.[count - SHORTEST_RUN] ?? 0;
    if (pay === 0) continue;
    const ways = fitting.slice(0, count).reduce((product, cells) => product * cells, 1);
    const cells = cellsOf(grid.slice(0, count), (shown) => shown === symbol || shown === WILD);
    wins.push({ symbol, count, ways, line: 0, cells, units: pay * ways * multiplier });
  }
  return wins;
}

/** How many ways one spin pays on average, by symbol and run: reels do not depend on each other. */
export function waysShares({ strips, rows }: Reels, pays: PayTable): Shares {
  const windows = strips.map((strip) => windowsOf(strip, rows));
  const run = (symbol: number, length: number) => {
    const shown = windows.map((reel) =>
      reel.map((window) => timesShown(window, symbol) + timesShown(window, WILD)),
    );
    const mean = (reel: readonly number[]) => reel.reduce((sum, cells) => sum + cells, 0) / reel.length;
    const next = shown[length];
    const gap = next ? next.filter((cells) => cells === 0).length / next.length : 1;
    return shown.slice(0, length).reduce((product, reel) => product * mean(reel), gap);
  };
  return sharesOf(pays, run, SHORTEST_RUN);
}

/**
 * All combinations of stops of five reels: `counts[pay]` of them pay so many units, by number of scatters. Where no symbol
 * shows on the first three reels nothing pays, whatever the others show.
 */
export function countWays({ strips, rows }: Reels, pays: PayTable, scatter: number) {
  const reels = strips.map((strip) => {
    const windows = windowsOf(strip, rows);
    return {
      scatters: windows.map((window) => timesShown(window, scatter)),
      shown: windows.map((window) =>
        Int32Array.from(SYMBOLS, (_, symbol) =>
          symbol < FIRST_PAYING ? 0 : timesShown(window, symbol) + timesShown(window, WILD),
        ),
      ),
    };
  });
  const [first, second, third, fourth, fifth] = reels;
  if (!first || !second || !third || !fourth || !fifth) throw new RangeError('five reels are counted');
  const most = rows ** strips.length * Math.max(...pays.flat());
  const mostScatters = reels.reduce((sum, { scatters }) => sum + Math.max(...scatters), 0);
  const paid = Array.from({ length: mostScatters + 1 }, () => new Float64Array(most + 1));
  const payOf = pays.map((row) => Int32Array.from([0, 1, 2].map((more) => row[more] ?? 0)));

  first.shown.forEach((one, at) =>
    second.shown.forEach((two, beside) =>
      third.shown.forEach((three, last) => {
        const running = payOf.flatMap((row, symbol) => {
          const ways = (one[symbol] as number) * (two[symbol] as number) * (three[symbol] as number);
          return ways > 0 ? [{ symbol, ways, row }] : [];
        });
        const scatters =
          (first.scatters[at] ?? 0) + (second.scatters[beside] ?? 0) + (third.scatters[last] ?? 0);
        for (const [place4, four] of fourth.shown.entries()) {
          for (const [place5, five] of fifth.shown.entries()) {
            let pay = 0;
            for (const { symbol, ways, row } of running) {
              const cells = four[symbol] as number;
              const end = five[symbol] as number;
              if (cells === 0) pay += ways * (row[0] as number);
              else if (end === 0) pay += ways * cells * (row[1] as number);
              else pay += ways * cells * end * (row[2] as number);
            }
            const counts = paid[
              scatters + (fourth.scatters[place4] as number) + (fifth.scatters[place5] as number)
            ] as Float64Array;
            counts[pay] = (counts[pay] as number) + 1;
          }
        }
      }),
    ),
  );
  return { paid, all: strips.reduce((product, strip) => product * strip.length, 1) };
}

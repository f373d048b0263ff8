import { SCATTER, SYMBOLS } from '../../../maths/symbols';
import { timesShown, windowsOf, type Reels } from '../reels';
import { standsIn, type LineRules } from './line-wins';

/**
 * All combinations of stops of five reels with three rows: `counts[pay]` of them pay so many line stakes, by number of
 * scatters. What scatters pay is not in it.
 */
export interface LineCounts {
  paid: Float64Array[];
  /** The same with what a symbol pays that expands afterwards, by its place in `expanding`. */
  expanded: Float64Array[][];
  all: number;
}

interface Reel {
  windows: readonly (readonly number[])[];
  scatters: readonly number[];
  /** Symbols shown by a window: one bit for each. */
  masks: readonly number[];
}

const RUNS = 6;

/** A reel's symbol pays on all lines when it shows on so many reels, wherever: by symbol and number of reels. */
const expandedPays = ({ lines, pays }: LineRules, expanding: readonly number[]): Int32Array =>
  Int32Array.from(
    expanding.flatMap((symbol) =>
      Array.from({ length: RUNS }, (_, reels) => lines.length * (pays[symbol]?.[reels - 3] ?? 0)),
    ),
  );

/**
 * Counts every combination of stops. Where no line runs over the first three reels the other two change no line, so that
 * they are counted together.
 */
export function countLines({ strips, rows }: Reels, rules: LineRules, expanding: readonly number[] = []) {
  const reels = strips.map((strip): Reel => {
    const windows = windowsOf(strip, rows);
    return {
      windows,
      scatters: windows.map((window) => timesShown(window, SCATTER)),
      masks: windows.map((window) => window.reduce((mask, symbol) => mask | (1 << symbol), 0)),
    };
  });
  const [first, second, third, fourth, fifth] = reels;
  if (!first || !second || !third || !fourth || !fifth) throw new RangeError('five reels are counted');
  const most = rules.lines.length * Math.max(...rules.pays.flat());
  const mostScatters = reels.reduce((sum, { scatters }) => sum + Math.max(...scatters), 0);
  const perScatters = (longest: number) =>
    Array.from({ length: mostScatters + 1 }, () => new Float64Array(longest + 1));
  const paid = perScatters(most);
  const expanded = expanding.map(() => perScatters(2 * most));
  const byReels = expandedPays(rules, expanding);
  const wild = Uint8Array.from(SYMBOLS, (_, symbol) => Number(standsIn(symbol, rules)));
  const payOf = Int32Array.from(
    SYMBOLS.flatMap((_, symbol) =>
      Array.from({ length: RUNS }, (_run, count) => rules.pays[symbol]?.[count - 3] ?? 0),
    ),
  );
  const tail = lastTwo(fourth, fifth, expanding);

  for (const [at, one] of first.windows.entries()) {
    for (const [beside, two] of second.windows.entries()) {
      for (const [last, three] of third.windows.entries()) {
        const runs: { symbol: number; fourth: number; fifth: number }[] = [];
        for (const line of rules.lines) {
          let symbol = one[line[0] as number] as number;
          let fits = true;
          for (const next of [two[line[1] as number] as number, three[line[2] as number] as number]) {
            if (wild[symbol] === 1) symbol = next;
            else if (wild[next] === 0 && next !== symbol) fits = false;
          }
          if (fits && (wild[symbol] === 1 || payOf[symbol * RUNS + 5] !== 0)) {
            runs.push({ symbol, fourth: line[3] as number, fifth: line[4] as number });
          }
        }
        const scatters =
          (first.scatters[at] ?? 0) + (second.scatters[beside] ?? 0) + (third.scatters[last] ?? 0);
        const masks = [first.masks[at] ?? 0, second.masks[beside] ?? 0, third.masks[last] ?? 0];
        const seen = expanding.map((symbol) =>
          masks.reduce((count, mask) => count + ((mask >> symbol) & 1), 0),
        );
        if (runs.length === 0) {
          tail.scatters.forEach((cases, more) => add(paid[scatters + more], 0, cases));
          tail.shown.forEach((byCount, place) =>
            byCount.forEach((cases, key) => {
              const reelsShown = (seen[place] ?? 0) + Math.floor(key / RUNS);
              add(expanded[place]?.[scatters + (key % RUNS)], byReels[place * RUNS + reelsShown] ?? 0, cases);
            }),
          );
          continue;
        }
        for (const [place4, four] of fourth.windows.entries()) {
          for (const [place5, five] of fifth.windows.entries()) {
            let pay = 0;
            for (const run of runs) {
              let { symbol } = run;
              let count = 3;
              const next = four[run.fourth] as number;
              if (wild[symbol] === 1) symbol = next;
              if (next === symbol || wild[next] === 1) {
                const end = five[run.fifth] as number;
                if (wild[symbol] === 1) symbol = end;
                count = end === symbol || wild[end] === 1 ? 5 : 4;
              }
              pay += payOf[symbol * RUNS + count] as number;
            }
            const all = scatters + (fourth.scatters[place4] as number) + (fifth.scatters[place5] as number);
            (paid[all] as Float64Array)[pay] = ((paid[all] as Float64Array)[pay] as number) + 1;
            const [mask4, mask5] = [fourth.masks[place4] as number, fifth.masks[place5] as number];
            for (let place = 0; place < expanding.length; place += 1) {
              const symbol = expanding[place] as number;
              const reelsShown = (seen[place] as number) + ((mask4 >> symbol) & 1) + ((mask5 >> symbol) & 1);
              add(expanded[place]?.[all], pay + (byReels[place * RUNS + reelsShown] as number), 1);
            }
          }
        }
      }
    }
  }
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  return { paid, expanded, all } satisfies LineCounts;
}

function add(counts: Float64Array | undefined, pay: number, cases: number): void {
  if (counts && cases > 0) counts[pay] = (counts[pay] ?? 0) + cases;
}

/** The last two reels: cases by scatters, and for each symbol by reels that show it (times RUNS) and scatters. */
function lastTwo(fourth: Reel, fifth: Reel, expanding: readonly number[]) {
  const scatters = new Float64Array(RUNS * 2);
  const shown = expanding.map(() => new Float64Array(RUNS * 3));
  fourth.scatters.forEach((four, place4) =>
    fifth.scatters.forEach((five, place5) => {
      add(scatters, four + five, 1);
      expanding.forEach((symbol, place) => {
        const mask = (reel: Reel, at: number) => ((reel.masks[at] ?? 0) >> symbol) & 1;
        add(shown[place], (mask(fourth, place4) + mask(fifth, place5)) * RUNS + four + five, 1);
      });
    }),
  );
  return { scatters, shown };
}

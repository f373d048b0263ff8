import { SLOT_MAX_WINS, SLOT_RTPS } from './facts';
import { scatterPayFor, VOLATILITIES, type Model, type PayingSymbol } from '@/sandbox/studio/maths/model';
import { paylines, type LineCount } from '@/sandbox/studio/maths/paylines';
import { REELS, ROWS, SCATTER, SHORTEST_RUN, SYMBOLS, WILD } from '@/sandbox/studio/maths/symbols';
import { variantOf } from '@/sandbox/studio/maths/variants';

/** A pay line as far as the reels have stopped. */
interface Run {
  symbol: number;
  length: number;
  open: boolean;
}

/** The most that any stops of these strips pay, as a multiple of the stake: all of them, bounded from above. */
function highestSpin(model: Model, lineCount: LineCount): number {
  const lines = paylines(lineCount);
  const windows = model.strips.map((strip) => {
    const seen = new Map<string, number[]>();
    strip.forEach((_symbol, stop) => {
      const rows = Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? SCATTER);
      seen.set(rows.join(), rows);
    });
    return [...seen.values()];
  });
  const pay = ({ symbol, length, open }: Run) =>
    model.rules.linePays[SYMBOLS[symbol] as PayingSymbol]?.[(open ? REELS : length) - SHORTEST_RUN] ?? 0;
  /** What these runs pay if every open one goes on to the last reel. */
  const bound = (runs: Run[]) => runs.reduce((sum, run) => sum + pay(run), 0) / lineCount;

  let highest = 0;
  const stop = (reel: number, runs: Run[], scatters: number): void => {
    // Before the first reel nothing bounds it.
    const reachable =
      reel === 0
        ? Infinity
        : bound(runs) + scatterPayFor(model.rules, Math.min(REELS, scatters + REELS - reel));
    if (reachable <= highest) return;
    if (reel === REELS) {
      highest = Math.max(highest, bound(runs) + scatterPayFor(model.rules, scatters));
      return;
    }
    (windows[reel] ?? [])
      .map((rows) => ({
        runs: lines.map((line, index): Run => {
          const symbol = rows[line[reel] ?? 0] ?? SCATTER;
          const run = runs[index];
          if (!run) return { symbol, length: 1, open: symbol !== SCATTER };
          if (!run.open) return run;
          const goesOn = symbol === run.symbol || symbol === WILD;
          return goesOn ? { ...run, length: run.length + 1 } : { ...run, open: false };
        }),
        scatters: scatters + rows.filter((symbol) => symbol === SCATTER).length,
      }))
      .sort((a, b) => bound(b.runs) - bound(a.runs))
      .forEach((next) => stop(reel + 1, next.runs, next.scatters));
  };
  stop(0, [], 0);
  return highest * model.rules.freeSpinsMultiplier;
}

describe('the highest win that a card promises is the highest spin of the studio’s reels', () => {
  for (const volatility of VOLATILITIES) {
    it.each([5, 10, 20, 25] as const)(`${volatility}, %i lines`, (lines) => {
      const highest = SLOT_RTPS.map((rtp) =>
        Math.floor(highestSpin(variantOf(volatility, rtp).model, lines) + 1e-9),
      );
      expect(SLOT_MAX_WINS[volatility][lines]).toEqual(highest);
    });
  }
});

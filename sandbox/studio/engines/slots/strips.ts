import { arrange } from '../../maths/build-strips';
import { SYMBOL_LETTERS } from '../../maths/symbols';

/** How many stops each symbol has, by its letter: reel by reel from the left. */
export type Counts = Readonly<Record<string, readonly number[]>>;

/** Strips on which equal symbols stand apart. */
export function stripsOf(counts: Counts): string[] {
  const reels = Math.max(...Object.values(counts).map((row) => row.length));
  return Array.from({ length: reels }, (_, reel) =>
    arrange(
      [...SYMBOL_LETTERS].map((letter) => counts[letter]?.[reel] ?? 0),
      reel,
    ),
  );
}

/** Strips on which each symbol that pays stands so many times in a row. */
export const stacked = (strips: readonly string[], height: number): string[] =>
  strips.map((strip) => strip.replace(/[^WS]/g, (letter) => letter.repeat(height)));

/** Strips with piles of scatters between the other symbols, each pile so many cells high, evenly spread. */
export const withPiles = (strips: readonly string[], piles: readonly (readonly number[])[]): string[] =>
  strips.map((strip, reel) => {
    const heights = piles[reel] ?? [];
    return heights.reduce((pieces, height, at) => {
      const [from, to] = [at, at + 1].map((part) => Math.round((part * strip.length) / heights.length));
      return `${pieces}${'S'.repeat(height)}${strip.slice(from, to)}`;
    }, '');
  });

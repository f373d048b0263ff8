/** Chances from 0 to 1, the same for the same seed (mulberry32): another generator than the calculator draws with. */
export function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What rounds pay, in whole stakes, drawn by their parts from the likeliest on. */
export function payOf(pays: readonly (readonly [stakes: number, parts: number])[], chance: () => number) {
  const all = pays.reduce((sum, [, parts]) => sum + parts, 0);
  const likeliest = [...pays].sort(([, one], [, other]) => other - one);
  return (): number => {
    let left = chance() * all;
    for (const [stakes, parts] of likeliest) {
      left -= parts;
      if (left < 0) return stakes;
    }
    return likeliest.at(-1)?.[0] ?? 0;
  };
}

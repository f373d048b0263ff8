const { imul } = Math;

/** Whole numbers from 0 to 2^32 - 1. */
export type Words = () => number;

/** xoshiro128** seeded by splitmix32: the same seed draws the same numbers in every browser. */
export function seededWords(seed: number): Words {
  let mix = seed >>> 0;
  const splitmix = () => {
    mix = (mix + 0x9e3779b9) >>> 0;
    let word = imul(mix ^ (mix >>> 16), 0x21f0aaad);
    word = imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
  // A typed array: words of a closure would each be put on the heap.
  const state = Uint32Array.from({ length: 4 }, splitmix);
  return () => {
    const [a, b, c, d] = [state[0] as number, state[1] as number, state[2] as number, state[3] as number];
    const fives = imul(b, 5);
    const word = imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const third = c ^ a;
    const fourth = d ^ b;
    state[1] = b ^ third;
    state[0] = a ^ fourth;
    state[2] = third ^ (b << 9);
    state[3] = (fourth << 11) | (fourth >>> 21);
    return word;
  };
}

const RANGE = 2 ** 32;

/**
 * Draws places of a list by their parts with one word each (Walker's alias method). A chance is off by no more than one part
 * in 2^32 times the length of the list.
 */
export function aliasDraw(parts: readonly number[], words: Words): () => number {
  const { length } = parts;
  const all = parts.reduce((sum, part) => sum + part, 0);
  const share = parts.map((part) => (part / all) * length);
  const other = Int32Array.from(parts, (_, place) => place);
  const own = new Float64Array(length).fill(1);
  const [poor, rich]: [number[], number[]] = [[], []];
  share.forEach((here, place) => (here < 1 ? poor : rich).push(place));
  for (;;) {
    const [from, to] = [poor.pop(), rich.pop()];
    if (from === undefined || to === undefined) break;
    own[from] = share[from] ?? 1;
    other[from] = to;
    const left = (share[to] ?? 0) + (share[from] ?? 0) - 1;
    share[to] = left;
    (left < 1 ? poor : rich).push(to);
  }
  const scale = length / RANGE;
  return () => {
    const at = words() * scale;
    const place = Math.floor(at);
    return at - place < (own[place] as number) ? place : (other[place] as number);
  };
}

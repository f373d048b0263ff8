import { rngOf, type Rng } from '@/lib/domain/chance/rng';

const { imul } = Math;

/** xoshiro128** seeded by splitmix32: the same seed gives the same play. For tests and simulations only. */
export function seededRng(seed: number): Rng {
  let mix = seed >>> 0;
  const splitmix = () => {
    mix = (mix + 0x9e3779b9) >>> 0;
    let word = mix;
    word = imul(word ^ (word >>> 16), 0x21f0aaad);
    word = imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix();
  let d = splitmix();
  const rotate = (word: number, by: number) => ((word << by) | (word >>> (32 - by))) >>> 0;
  return rngOf(() => {
    const word = imul(rotate(imul(b, 5) >>> 0, 7), 9) >>> 0;
    const carry = (b << 9) >>> 0;
    c = (c ^ a) >>> 0;
    d = (d ^ b) >>> 0;
    b = (b ^ c) >>> 0;
    a = (a ^ d) >>> 0;
    c = (c ^ carry) >>> 0;
    d = rotate(d, 11);
    return word;
  });
}

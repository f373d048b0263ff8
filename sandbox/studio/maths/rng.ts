import { randomBytes } from 'node:crypto';
import { rngOf, type Rng } from '../engines/chance/rng';

const { imul } = Math;

/** The generator of real play: words of the operating system's generator, read 1 KiB at a time. */
export function cryptoRng(): Rng {
  let pool = Buffer.alloc(0);
  let offset = 0;
  return rngOf(() => {
    if (offset + 4 > pool.length) {
      pool = randomBytes(1024);
      offset = 0;
    }
    const word = pool.readUInt32LE(offset);
    // A word that was used never stands in memory again.
    pool.writeUInt32LE(0, offset);
    offset += 4;
    return word;
  });
}

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

/** A generator for each name, all from one seed: what one of them drew changes nothing for the others. */
export function seededRngs(seed: number): (name: string) => Rng {
  const known = new Map<string, Rng>();
  return (name) => {
    const rng = known.get(name) ?? seededRng(seed);
    known.set(name, rng);
    return rng;
  };
}

import { createHash } from 'node:crypto';

/**
 * Chance that comes out the same whatever happens at the same time: it depends on the seed and on what is decided about, and
 * not on how often it was asked before.
 */
export interface Chance {
  /** From 0 to below 1. */
  of(...about: (string | number)[]): number;
  /** One of several, by their shares. */
  pick<Name extends string>(shares: Readonly<Record<Name, number>>, ...about: (string | number)[]): Name;
}

export function createChance(seed: number): Chance {
  const of = (...about: (string | number)[]) =>
    createHash('sha256')
      .update([seed, ...about].join('|'))
      .digest()
      .readUInt32BE() /
    2 ** 32;
  return {
    of,
    pick<Name extends string>(shares: Readonly<Record<Name, number>>, ...about: (string | number)[]): Name {
      const entries = Object.entries(shares) as [Name, number][];
      let left = of(...about) * entries.reduce((sum, [, share]) => sum + share, 0);
      for (const [name, share] of entries) {
        left -= share;
        if (left < 0) return name;
      }
      const [last] = entries.at(-1) ?? [];
      if (last === undefined) throw new Error('nothing to pick from');
      return last;
    },
  };
}

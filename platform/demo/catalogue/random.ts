/** A random stream that is the same for the same seed, on every machine. */
export interface Chance {
  /** Uniform in [0, bound). */
  below(bound: number): number;
  /** True in `percent` of a hundred cases. */
  percent(percent: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by whole weights. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a: a word as 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32 over integers only: nothing depends on how a machine rounds. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number) => word() % bound;
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[below(list.length)] as T;
  };
  return {
    below,
    percent: (percent) => below(100) < percent,
    pick,
    weighted(list) {
      let point = below(list.reduce((sum, [, weight]) => sum + weight, 0));
      for (const [value, weight] of list) {
        if (point < weight) return value;
        point -= weight;
      }
      throw new RangeError('nothing to pick from');
    },
    shuffle(list) {
      const result = [...list];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [result[last], result[other]] = [
          result[other] as (typeof result)[0],
          result[last] as (typeof result)[0],
        ];
      }
      return result;
    },
  };
}

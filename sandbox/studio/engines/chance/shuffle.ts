import type { Rng } from './rng';

/**
 * A list in an order of which each is as likely as any other (Fisher–Yates, from the end): for the place `at` from the last
 * down to 1, what stands there changes places with what stands at `rng.below(at + 1)`.
 */
export function shuffled<Item>(rng: Rng, list: readonly Item[]): Item[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = rng.below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}

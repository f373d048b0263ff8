import type { Rng } from '@/lib/domain/chance/rng';

/**
 * A list in random order; every order is equally likely (Fisher–Yates, from the end): for each place `at` from the last down
 * to 1, the items at `at` and at `rng.below(at + 1)` are swapped.
 */
export function shuffled<Item>(rng: Rng, list: readonly Item[]): Item[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = rng.below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}

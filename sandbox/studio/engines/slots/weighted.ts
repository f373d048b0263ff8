import type { Rng } from '@/lib/domain/chance/rng';

/** One of several with weights, by its place: one draw, `below` the sum of all weights. */
export function drawWeighted(rng: Rng, weights: readonly number[]): number {
  let at = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
  let place = 0;
  for (; at >= (weights[place] ?? 0); place += 1) at -= weights[place] ?? 0;
  return place;
}

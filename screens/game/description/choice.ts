import { hash, rng } from '@/lib/pictures/poster-chance';

/**
 * A number in [0, 1) for one game and one place of its text, the same at every call. Drawn from the hash, not taken
 * as the hash: the lowest bits of two places' hashes correlate over all games.
 */
export const chanceOf = (gameId: string, place: string): number => rng(hash(`${place} of ${gameId}`))();

export function pick<Text extends string>(
  gameId: string,
  place: string,
  variants: readonly [Text, ...Text[]],
): Text {
  return variants[Math.floor(chanceOf(gameId, place) * variants.length)] ?? variants[0];
}

/** The same entries in the order that is this game's own. */
export const shuffled = <Entry>(gameId: string, place: string, entries: readonly Entry[]): Entry[] =>
  entries
    .map((entry, index) => ({ entry, order: chanceOf(gameId, `${place} ${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry);

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const ownGamesKey = ['lobby', 'own'] as const;

async function getOwnGames({ signal }: { signal: AbortSignal }) {
  const { data } = await answerOf(api.GET('/api/v1/me/games', { signal }));
  /** Marks that were changed since, by the game's id. */
  const changed: Readonly<Record<string, boolean>> = {};
  return { ...data, changed };
}
export type OwnGames = Awaited<ReturnType<typeof getOwnGames>>;

/**
 * A player's favourites, last played games, and recommendations. Cached under the player's id, so that another player
 * never sees them.
 */
export const ownGamesQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: [...ownGamesKey, playerId],
    queryFn: getOwnGames,
    enabled: playerId !== null,
  });

export const isOwnFavourite = ({ changed, favourites }: OwnGames, id: string): boolean =>
  changed[id] ?? favourites.some((game) => game.id === id);

/** Lists that are loading may hold the state before a change, and would count as current. */
async function whatIsUnderWay(client: QueryClient): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey: ownGamesKey, fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map(async ({ promise }) => void (await promise)));
}

/** The player's games have changed: the next page that shows them fetches them again; this one does not fetch twice. */
export async function outdateOwnGames(client: QueryClient): Promise<void> {
  await whatIsUnderWay(client);
  await client.invalidateQueries({ queryKey: ownGamesKey, refetchType: 'none' });
}

/** Applies a changed mark to the cached lists; a list that is not cached is fetched when needed. */
export async function noteOwnFavourite(client: QueryClient, playerId: string, id: string, on: boolean) {
  await whatIsUnderWay(client);
  const known = client.setQueryData(
    ownGamesQuery(playerId).queryKey,
    (games) => games && { ...games, changed: { ...games.changed, [id]: on } },
  );
  await client.invalidateQueries({ queryKey: ownGamesKey, refetchType: known ? 'none' : 'active' });
}

import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';
import type { VisitorMarks } from '@/lib/games/visitor-marks';

export const ownGamesKey = ['lobby', 'own'] as const;

/** A player's favourites, last played games, and what may please them. Nobody else finds them in what was loaded. */
export const ownGamesQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: [...ownGamesKey, playerId],
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/games'))).data,
    enabled: playerId !== null,
  });

/** Games by their ids, in the order of the ids; those that are no longer offered are left out. */
export const gamesByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['lobby', 'by-id', ids],
    queryFn: async () => {
      const { data } = await answerOf(
        api.GET('/api/v1/games', { params: { query: { ids: ids.join(','), per_page: 100 } } }),
      );
      const known = new Map(data.map((game) => [game.id, game]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    staleTime: 10 * 60_000,
  });

export async function setFavourite(id: string, on: boolean): Promise<void> {
  const path = { params: { path: { id } } };
  await answerOf(
    on ? api.PUT('/api/v1/me/favourites/{id}', path) : api.DELETE('/api/v1/me/favourites/{id}', path),
  );
}

/** Adds what the browser kept to the player's own; doing it again changes nothing. */
export async function joinMarks({ favourites, recent }: VisitorMarks): Promise<void> {
  await answerOf(api.POST('/api/v1/me/game-marks', { body: { favourites, recent } }));
}

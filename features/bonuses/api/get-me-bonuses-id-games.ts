import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

async function getGamesByWeight(id: string) {
  return (await answerOf(api.GET('/api/v1/me/bonuses/{id}/games', { params: { path: { id } } }))).data;
}

/** Games by how much of a stake in them counts for a bonus of the player. Its rules stay as they are. */
export const gamesByWeightQuery = (id: string) =>
  queryOptions({
    queryKey: ['bonuses', 'games-by-weight', id],
    queryFn: () => getGamesByWeight(id),
    staleTime: 300_000,
  });

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GameFamily } from '@/lib/domain/game-themes';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Sorts of games that the law of the player's or the visitor's country withholds; asked once on a page. */
const withheldGamesQuery = queryOptions({
  queryKey: ['games', 'withheld'],
  queryFn: async () => (await answerOf(api.GET('/api/v1/games/withheld'))).data,
  staleTime: Infinity,
});

/** Whether games of a sort are withheld here; false while it is not known. Slots are withheld nowhere, and not asked about. */
export function useIsWithheld(family: GameFamily): boolean {
  const { data } = useQuery({ ...withheldGamesQuery, enabled: family !== 'slot' });
  return data?.includes(family) ?? false;
}

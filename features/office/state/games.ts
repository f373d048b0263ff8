import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { getGames } from '@/endpoints/get-games';
import { isGameId } from '@/lib/domain/game-id';

type Listed = Awaited<ReturnType<typeof getGames>>['data'][number];
/** What the office shows of a game. */
export type OfficeGame = Pick<Listed, 'id' | 'name' | 'image' | 'gradient_color' | 'providerName'>;

const AT_ONCE = 8;
/** Of one question by ids. */
const IDS_AT_ONCE = 100;

const gamesByIds = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['office', 'games', ...ids],
    queryFn: async ({ signal }): Promise<OfficeGame[]> =>
      (await getGames({ ids: ids.join(','), per_page: IDS_AT_ONCE }, signal)).data,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** Games by their ids, as far as the catalogue offers them. */
export function useGamesOf(ids: readonly string[]): ReadonlyMap<string, OfficeGame> {
  // One that can't be an id would have all of them refused.
  const asked = ids.filter(isGameId);
  const parts = Array.from({ length: Math.ceil(asked.length / IDS_AT_ONCE) }, (_, part) =>
    gamesByIds(asked.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE)),
  );
  return useQueries({
    queries: parts,
    combine: (answers) => new Map(answers.flatMap(({ data }) => data ?? []).map((game) => [game.id, game])),
  });
}

/** Games whose name is like a text. */
export function useGamesNamed(name: string) {
  return useQuery({
    queryKey: ['office', 'games named', name],
    queryFn: async ({ signal }): Promise<OfficeGame[]> =>
      (await getGames({ name, per_page: AT_ONCE }, signal)).data,
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
}

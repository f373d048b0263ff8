import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type GamesQuery = NonNullable<paths['/api/office/v1/games']['get']['parameters']['query']>;

/** Of everything about games that a closure changes. */
export const GAMES_KEY = ['office', 'catalogue'] as const;

/** Games with engine, return, limits, how they stand and what was played of them lately. */
export function useListedGames(query: GamesQuery) {
  return useQuery({
    queryKey: [...GAMES_KEY, 'games', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/games', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ListedGame = NonNullable<ReturnType<typeof useListedGames>['data']>['data'][number];

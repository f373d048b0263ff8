import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type PlayersQuery = NonNullable<paths['/api/office/v1/players']['get']['parameters']['query']>;

const playersQuery = (query: PlayersQuery) =>
  queryOptions({
    queryKey: ['office', 'players', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/players', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export function usePlayers(query: PlayersQuery, enabled = true) {
  return useQuery({ ...playersQuery(query), enabled });
}
export type PlayersPage = NonNullable<ReturnType<typeof usePlayers>['data']>;
export type ListedPlayer = PlayersPage['data'][number];

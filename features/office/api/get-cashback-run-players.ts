import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CASHBACK_KEY } from './get-cashback';

export type RunPlayersQuery = NonNullable<
  paths['/api/office/v1/cashback/run-players']['get']['parameters']['query']
>;

/** What became of each player in a run. */
export function useRunPlayers(query: RunPlayersQuery) {
  return useQuery({
    queryKey: [...CASHBACK_KEY, 'players', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/cashback/run-players', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type RunPlayer = NonNullable<ReturnType<typeof useRunPlayers>['data']>['data'][number];

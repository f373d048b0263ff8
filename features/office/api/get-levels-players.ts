import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { LEVELS_KEY } from './get-levels';

export type LevelPlayersQuery = NonNullable<
  paths['/api/office/v1/levels/players']['get']['parameters']['query']
>;

/** Players with their levels and points, as filters and order ask. */
export function useLevelPlayers(query: LevelPlayersQuery) {
  return useQuery({
    queryKey: [...LEVELS_KEY, 'players', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/levels/players', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type LevelPlayer = NonNullable<ReturnType<typeof useLevelPlayers>['data']>['data'][number];

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type TournamentsQuery = NonNullable<paths['/api/office/v1/tournaments']['get']['parameters']['query']>;

/** Of everything about tournaments that a deed changes. */
export const TOURNAMENTS_KEY = ['office', 'tournaments'] as const;

/** Tournaments, drafts too, with their participants and what their prizes come to. */
export function useTournaments(query: TournamentsQuery) {
  return useQuery({
    queryKey: [...TOURNAMENTS_KEY, 'list', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/tournaments', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ListedTournament = NonNullable<ReturnType<typeof useTournaments>['data']>['data'][number];

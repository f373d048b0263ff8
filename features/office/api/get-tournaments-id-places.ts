import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { TOURNAMENTS_KEY } from './get-tournaments';

/** Who stands where and gets what; or who has left, and why. */
export function usePlaces(id: string, query: { q: string; who: 'in' | 'out'; page: number }) {
  const { q, ...rest } = query;
  return useQuery({
    queryKey: [...TOURNAMENTS_KEY, 'places', id, query],
    queryFn: () =>
      asked(() =>
        api.GET('/api/office/v1/tournaments/{id}/places', {
          params: { path: { id }, query: { ...rest, per_page: 50, ...(q !== '' && { q }) } },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
}
export type TournamentPlace = NonNullable<ReturnType<typeof usePlaces>['data']>['data'][number];

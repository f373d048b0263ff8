import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { TOURNAMENTS_KEY } from './get-tournaments';

/** How a place came about: rounds that count, and those that do not. */
export function useCountedRounds(id: string, player: string, page: number) {
  return useQuery({
    queryKey: [...TOURNAMENTS_KEY, 'rounds', id, player, page],
    queryFn: () =>
      asked(() =>
        api.GET('/api/office/v1/tournaments/{id}/players/{player}/rounds', {
          params: { path: { id, player }, query: { page, per_page: 20 } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

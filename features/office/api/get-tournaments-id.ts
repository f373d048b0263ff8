import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { TOURNAMENTS_KEY } from './get-tournaments';

/** One tournament: how it stands, its rules, what it lacks, what happened. @param id null: nothing is read */
export function useTournament(id: string | null) {
  return useQuery({
    queryKey: [...TOURNAMENTS_KEY, 'one', id],
    queryFn: async () => {
      const { data } = await asked(() =>
        api.GET('/api/office/v1/tournaments/{id}', { params: { path: { id: id ?? '' } } }),
      );
      return data;
    },
    enabled: id !== null,
    refetchInterval: 15_000,
  });
}
export type TournamentFile = NonNullable<ReturnType<typeof useTournament>['data']>;

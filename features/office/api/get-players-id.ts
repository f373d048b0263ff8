import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Everything about one player begins with this key: a deed asks for all of it anew. */
export const playerKey = (id: string) => ['office', 'player', id] as const;

const playerQuery = (id: string) =>
  queryOptions({
    queryKey: [...playerKey(id), 'file'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });

export function usePlayerFile(id: string) {
  return useQuery(playerQuery(id));
}
export type PlayerFile = NonNullable<ReturnType<typeof usePlayerFile>['data']>;

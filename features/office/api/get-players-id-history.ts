import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

/** What a player did and what was done to them, page by page. */
export function usePlayerHistory(id: string) {
  return useInfiniteQuery({
    queryKey: [...playerKey(id), 'history'],
    queryFn: ({ pageParam: cursor }) =>
      asked(() =>
        api.GET('/api/office/v1/players/{id}/history', { params: { path: { id }, query: { cursor } } }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    staleTime: 5_000,
  });
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type NetworkBlock = components['schemas']['NetworkBlock'];

export const NETWORKS_KEY = ['office', 'networks'] as const;

/** Networks that are or were blocked, page by page. */
export function useNetworks() {
  return useInfiniteQuery({
    queryKey: [...NETWORKS_KEY, 'blocks'],
    queryFn: ({ pageParam: cursor }) =>
      asked(() => api.GET('/api/office/v1/networks', { params: { query: { cursor } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    staleTime: 5_000,
  });
}

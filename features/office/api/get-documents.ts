import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type WaitingDocuments = components['schemas']['WaitingDocuments'];

export const DOCUMENTS_KEY = ['office', 'documents'] as const;

/** Documents that wait for a decision, page by page. */
export function useDocuments(enabled = true) {
  return useInfiniteQuery({
    queryKey: DOCUMENTS_KEY,
    queryFn: ({ pageParam: cursor }) =>
      asked(() => api.GET('/api/office/v1/documents', { params: { query: { cursor } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    staleTime: 5_000,
    refetchInterval: 60_000,
    enabled,
  });
}

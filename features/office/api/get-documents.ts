import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type DocumentsQuery = NonNullable<paths['/api/office/v1/documents']['get']['parameters']['query']>;

export const DOCUMENTS_KEY = ['office', 'documents'] as const;

/** Documents that were handed in. Those that wait come and go by themselves: they are asked for every minute. */
export function useDocuments(query: DocumentsQuery, enabled = true) {
  return useQuery({
    queryKey: [...DOCUMENTS_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/documents', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 60_000,
    enabled,
  });
}
export type ListedDocuments = NonNullable<ReturnType<typeof useDocuments>['data']>['data'][number];

import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type AuditEntry = components['schemas']['AuditRow'];

export interface AuditFilter {
  player?: string;
  operator?: string;
  action?: string;
}

/** Who did what, page by page. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['office', 'audit', filter],
    queryFn: ({ pageParam: cursor }) =>
      asked(() => api.GET('/api/office/v1/audit', { params: { query: { ...filter, cursor } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    staleTime: 5_000,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type AuditQuery = NonNullable<paths['/api/office/v1/audit']['get']['parameters']['query']>;
export type AuditEntry = components['schemas']['AuditRow'];

export function useAudit(query: AuditQuery) {
  return useQuery({
    queryKey: ['office', 'audit', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/audit', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

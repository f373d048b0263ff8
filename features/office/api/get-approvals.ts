import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type ApprovalsQuery = NonNullable<paths['/api/office/v1/approvals']['get']['parameters']['query']>;
export type Approval = components['schemas']['ApprovalRequest'];

export const APPROVALS_KEY = ['office', 'approvals'] as const;

export function useApprovals(query: ApprovalsQuery, enabled = true) {
  return useQuery({
    queryKey: [...APPROVALS_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/approvals', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    enabled,
  });
}

import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

export const APPROVALS_KEY = ['office', 'approvals'] as const;

export function useApprovals(enabled = true) {
  return useQuery({
    queryKey: APPROVALS_KEY,
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/approvals'))).data,
    staleTime: 5_000,
    enabled,
  });
}
export type Approval = NonNullable<ReturnType<typeof useApprovals>['data']>[number];

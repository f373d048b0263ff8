import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

export const OPERATORS_KEY = ['office', 'operators'] as const;

export function useOperators() {
  return useQuery({
    queryKey: OPERATORS_KEY,
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/operators'))).data,
    staleTime: 5_000,
  });
}
export type KnownOperator = NonNullable<ReturnType<typeof useOperators>['data']>[number];

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type OperatorsQuery = NonNullable<paths['/api/office/v1/operators']['get']['parameters']['query']>;
export type KnownOperator = components['schemas']['KnownOperator'];

export const OPERATORS_KEY = ['office', 'operators'] as const;

export function useOperators(query: OperatorsQuery) {
  return useQuery({
    queryKey: [...OPERATORS_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/operators', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

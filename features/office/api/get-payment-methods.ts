import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type MethodsQuery = NonNullable<paths['/api/office/v1/payment-methods']['get']['parameters']['query']>;

export const METHODS_KEY = ['office', 'payment-methods'] as const;

/** Payment methods with the company's limits and the casino's. */
export function usePaymentMethods(query: MethodsQuery) {
  return useQuery({
    queryKey: [...METHODS_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/payment-methods', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ListedMethod = NonNullable<ReturnType<typeof usePaymentMethods>['data']>['data'][number];

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type BankMoneyQuery = NonNullable<paths['/api/office/v1/bank-money']['get']['parameters']['query']>;

/** Bank money that could not be booked. */
export function useBankMoney(query: BankMoneyQuery) {
  return useQuery({
    queryKey: ['office', 'bank-money', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/bank-money', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ListedBankMoney = NonNullable<ReturnType<typeof useBankMoney>['data']>['data'][number];

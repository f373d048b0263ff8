import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

export const RATES_KEY = ['office', 'rates'] as const;

/** What a euro is worth, and what companies last told of coins. */
export function useRates() {
  return useQuery({
    queryKey: RATES_KEY,
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/rates'))).data,
    staleTime: 5_000,
  });
}
export type Rates = NonNullable<ReturnType<typeof useRates>['data']>;
export type CurrencyRate = Rates['rates'][number];

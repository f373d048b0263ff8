import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { PER_PAGE } from '../state/list-address';
import { asked } from '../state/asked';
import { CASHBACK_KEY } from './get-cashback';

export type CashbackRun = components['schemas']['CashbackRun'];

/** Runs of cashback, the latest first. */
export function useCashbackRuns(page: number) {
  return useQuery({
    queryKey: [...CASHBACK_KEY, 'runs', page],
    queryFn: () =>
      asked(() =>
        api.GET('/api/office/v1/cashback/runs', { params: { query: { page, per_page: PER_PAGE } } }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

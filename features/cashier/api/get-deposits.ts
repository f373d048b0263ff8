import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';

export const OPEN_DEPOSITS_KEY = ['cashier', 'open-deposits'] as const;

/** The player's deposits whose checkout is still open, newest first. */
const openDepositsQuery = () =>
  queryOptions({
    queryKey: OPEN_DEPOSITS_KEY,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/v1/deposits', { signal }))).data,
    staleTime: 0,
    meta: WITH_DEPOSIT,
  });

export function useOpenDeposits() {
  return useQuery(openDepositsQuery());
}
export type OpenDeposit = NonNullable<ReturnType<typeof useOpenDeposits>['data']>[number];

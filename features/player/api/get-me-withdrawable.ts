import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

async function getWithdrawDetails({ signal }: { signal: AbortSignal }) {
  return (await answerOf(api.GET('/api/v1/me/withdrawable', { signal }))).data;
}
export type WithdrawDetails = Awaited<ReturnType<typeof getWithdrawDetails>>;

/**
 * Whether a withdrawal can be requested now, and if not, why. The amount is part of the balance, which is live; this
 * is fetched whenever it is about to be shown.
 */
export function useWithdrawDetails(enabled: boolean) {
  return useQuery({
    ...queryOptions({
      queryKey: ['player', 'withdrawable'],
      queryFn: getWithdrawDetails,
      staleTime: 0,
    }),
    enabled,
  });
}

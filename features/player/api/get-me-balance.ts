import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const balanceKey = ['player', 'balance'] as const;

async function getBalance({ signal }: { signal: AbortSignal }) {
  return (await answerOf(api.GET('/api/v1/me/balance', { signal }))).data;
}
export type Balance = Awaited<ReturnType<typeof getBalance>>;

/** The player's balances in minor units. Kept fresh by the event stream, see usePlayerEvents. */
export const balanceQuery = () =>
  queryOptions({ queryKey: balanceKey, queryFn: getBalance, staleTime: 60_000 });

export function useBalance(enabled: boolean) {
  return useQuery({ ...balanceQuery(), enabled });
}

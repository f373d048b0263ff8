import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { isRefused } from './get-deposits-id';

const POLL_MS = 5_000;

/** One withdrawal of the player, asked for again until it is over. */
export function useWithdrawal(id: string) {
  return useQuery({
    queryKey: ['cashier', 'withdrawal', id],
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/withdrawals/{id}', { params: { path: { id } } }))).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isRefused(state.error) || state.data?.waitsFor === null ? false : POLL_MS,
  });
}

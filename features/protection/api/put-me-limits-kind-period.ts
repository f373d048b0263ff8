import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { LIMIT_PERIODS } from '@/lib/domain/player-limits';
import { limitsKey, type Limit } from './get-me-limits';

const setLimit = async ({ kind, period, amount }: Pick<Limit, 'kind' | 'period' | 'amount'>) =>
  (
    await answerOf(
      api.PUT('/api/v1/me/limits/{kind}/{period}', { params: { path: { kind, period } }, body: { amount } }),
    )
  ).data;

/** Sets a limit, or asks for a higher one or none (null). */
export function useSetLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: setLimit,
    onSuccess: (limits) => client.setQueryData(limitsKey, limits),
  });
}

/** Sets the same limit by several periods, the longest first: what a failure leaves undone is narrower. */
export function useSetLimits() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({
      kind,
      periods,
      amount,
    }: Pick<Limit, 'kind' | 'amount'> & { periods: Limit['period'][] }) {
      for (const period of LIMIT_PERIODS.filter((one) => periods.includes(one)).reverse()) {
        client.setQueryData(limitsKey, await setLimit({ kind, period, amount }));
      }
    },
  });
}

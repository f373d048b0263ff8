import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { JACKPOT_POLL_MS } from '@/lib/domain/jackpots';

async function getOwnJackpots(signal: AbortSignal) {
  return (await answerOf(api.GET('/api/v1/me/jackpots', { signal }))).data;
}
export type OwnJackpots = Awaited<ReturnType<typeof getOwnJackpots>>;

/** The player's tickets and the draws that they won, polled as the jackpots themselves. */
export const ownJackpotsQuery = queryOptions({
  queryKey: ['jackpots', 'own'],
  queryFn: ({ signal }) => getOwnJackpots(signal),
  staleTime: 0,
  refetchInterval: JACKPOT_POLL_MS,
});

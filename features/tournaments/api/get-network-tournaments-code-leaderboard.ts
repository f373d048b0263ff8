import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** A leaderboard of the studio is asked for again so often while it may change, ms: the platform has it from three seconds ago at most. */
export const NETWORK_POLL_MS = 5_000;

/** @param code undefined for a tournament of the casino: nothing is asked */
export const networkBoardQuery = (code: string | undefined, open: boolean) =>
  queryOptions({
    queryKey: ['network-tournaments', code, 'leaderboard'],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api.GET('/api/v1/network-tournaments/{code}/leaderboard', {
            params: { path: { code: code ?? '' } },
            signal,
          }),
        )
      ).data,
    enabled: code !== undefined,
    refetchInterval: open ? NETWORK_POLL_MS : false,
    staleTime: 0,
  });

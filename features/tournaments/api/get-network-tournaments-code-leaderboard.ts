import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** @param code undefined for a tournament of the casino: nothing is asked */
export const networkBoardQuery = (code: string | undefined) =>
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
    staleTime: 0,
  });

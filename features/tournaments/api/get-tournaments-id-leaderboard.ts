import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const boardQuery = (id: string) =>
  queryOptions({
    queryKey: ['tournaments', id, 'leaderboard'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/api/v1/tournaments/{id}/leaderboard', { params: { path: { id } }, signal })))
        .data,
  });

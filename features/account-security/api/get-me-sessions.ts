import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const sessionsKey = ['account-security', 'sessions'] as const;

const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/sessions'))).data,
    staleTime: 0,
  });

/** Where the player is logged in, last used first. */
export const useSessions = () => useQuery(sessionsQuery());
export type PlayerSession = NonNullable<ReturnType<typeof useSessions>['data']>[number];

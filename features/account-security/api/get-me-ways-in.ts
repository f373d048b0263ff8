import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const waysInKey = ['me', 'ways-in'] as const;

const waysInQuery = () =>
  queryOptions({
    queryKey: waysInKey,
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/ways-in'))).data,
  });

/** By what the player can log in. */
export const useWaysIn = () => useQuery(waysInQuery());
export type WayIn = NonNullable<ReturnType<typeof useWaysIn>['data']>['providers'][number];

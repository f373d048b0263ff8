import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const limitsKey = ['protection', 'limits'] as const;

const getLimits = async () => (await answerOf(api.GET('/api/v1/me/limits'))).data;
export type PlayerLimits = Awaited<ReturnType<typeof getLimits>>;
export type Limit = PlayerLimits['limits'][number];

/** The player's limits, with what is used and left. Minor units; of time, seconds. */
export const limitsQuery = () => queryOptions({ queryKey: limitsKey, queryFn: getLimits, staleTime: 0 });

export const useLimits = () => useQuery(limitsQuery());

import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const breakKey = ['protection', 'break'] as const;

const getBreak = async () => (await answerOf(api.GET('/api/v1/me/break'))).data;

/** Whether the player is away from play, until when, and how they come back. */
const breakQuery = () => queryOptions({ queryKey: breakKey, queryFn: getBreak, staleTime: 0 });

export const useBreak = () => useQuery(breakQuery());

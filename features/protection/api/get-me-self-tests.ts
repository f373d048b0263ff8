import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const selfTestsKey = ['protection', 'self-tests'] as const;

const getSelfTests = async () => (await answerOf(api.GET('/api/v1/me/self-tests'))).data;

/** The results that the player has kept, the newest first. */
const selfTestsQuery = () => queryOptions({ queryKey: selfTestsKey, queryFn: getSelfTests, staleTime: 0 });

export const useSelfTests = () => useQuery(selfTestsQuery());

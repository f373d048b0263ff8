import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

const pendingQuery = () =>
  queryOptions({
    queryKey: ['auth', 'social', 'pending'],
    queryFn: async () => (await answerOf(api.GET('/api/v1/auth/social/pending'))).data,
    // Asked once, on the page that follows the company's.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Whom a company has vouched for in this browser, before there is an account. */
export const usePendingSignUp = () => useQuery(pendingQuery());

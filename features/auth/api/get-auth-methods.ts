import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

const methodsQuery = () =>
  queryOptions({
    queryKey: ['auth', 'methods'],
    queryFn: async () => (await answerOf(api.GET('/api/v1/auth/methods'))).data,
    staleTime: Infinity,
  });

/** The companies that one can log in with, offered or not. */
export const useLoginMethods = () => useQuery(methodsQuery());

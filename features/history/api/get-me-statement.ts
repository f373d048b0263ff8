import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** The real balance at both ends of a time, and what changed it. */
const statementQuery = (span: { from: Date; to: Date } | null) => {
  const query = { from: span?.from.toISOString() ?? '', to: span?.to.toISOString() ?? '' };
  return queryOptions({
    queryKey: ['history', 'statement', query],
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/statement', { params: { query } }))).data,
    enabled: span !== null,
    staleTime: 0,
  });
};

/** @param span null while there is no time to look at */
export const useStatement = (span: { from: Date; to: Date } | null) => useQuery(statementQuery(span));

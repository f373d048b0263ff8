import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** What came in, went out and was played within a time. */
const sumsQuery = (span: { from: Date; to: Date } | null) => {
  const query = { from: span?.from.toISOString() ?? '', to: span?.to.toISOString() ?? '' };
  return queryOptions({
    queryKey: ['history', 'sums', query],
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/sums', { params: { query } }))).data,
    enabled: span !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** @param span null while there is nothing to add up */
export const useSums = (span: { from: Date; to: Date } | null) => useQuery(sumsQuery(span));

import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Another one after a log-in: a player's law is that of the account, a visitor's that of where they are. */
const wageringBoundQuery = queryOptions({
  queryKey: ['player', 'wagering-bound'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.GET('/api/v1/bonuses/wagering-bound', { signal }))).data.mostWagering,
  staleTime: Infinity,
});

/** How many times the reader's law lets a bonus be wagered; null without a bound, and while nobody has said. */
export const useWageringBound = (): number | null => useQuery(wageringBoundQuery).data ?? null;

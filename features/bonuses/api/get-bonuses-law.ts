import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Another one after a log-in: a player's law is that of the account, a visitor's that of where they are. */
const lawQuery = queryOptions({
  queryKey: ['player', 'bonus-law'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/api/v1/bonuses/law', { signal }))).data,
});

/** Whose law of bonuses holds for the reader; undefined while nobody has said. */
export const useBonusLaw = () => useQuery(lawQuery).data;

import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { JACKPOT_POLL_MS } from '@/lib/domain/jackpots';

async function getJackpots() {
  return answerOf(api.GET('/api/v1/jackpots'));
}
export type Jackpots = Awaited<ReturnType<typeof getJackpots>>;
export type Jackpot = Jackpots['data'][number];

/**
 * The jackpots as they stand, asked for again and again while the page is seen. What came with the page is shown until
 * the first answer: asked for `atOnce`, because the page may be minutes old, or with the first turn of the poll, where
 * they are one thing of many and a first visit is to be light.
 */
export const jackpotsQuery = (initialData: Jackpots, atOnce: boolean) =>
  queryOptions({
    queryKey: ['jackpots'],
    queryFn: getJackpots,
    initialData,
    initialDataUpdatedAt: atOnce ? 0 : undefined,
    refetchInterval: JACKPOT_POLL_MS,
  });

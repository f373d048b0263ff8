import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { JACKPOT_POLL_MS } from '@/lib/domain/jackpots';

async function getJackpots() {
  return answerOf(api.GET('/api/v1/jackpots'));
}
export type Jackpots = Awaited<ReturnType<typeof getJackpots>>;
export type Jackpot = Jackpots['data'][number];

export const jackpotsKey = ['jackpots'] as const;

/**
 * The current jackpots, polled while the page is visible. The page's own data is shown until the first answer:
 * requested `atOnce`, because the page may be minutes old, or with the first poll, where jackpots are a detail and a
 * first visit should be light.
 */
export const jackpotsQuery = (initialData: Jackpots, atOnce: boolean) =>
  queryOptions({
    queryKey: jackpotsKey,
    queryFn: getJackpots,
    initialData,
    initialDataUpdatedAt: atOnce ? 0 : undefined,
    refetchInterval: JACKPOT_POLL_MS,
  });

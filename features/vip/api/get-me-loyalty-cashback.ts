import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

async function getCashback(signal: AbortSignal) {
  return (await answerOf(api.GET('/api/v1/me/loyalty/cashback', { signal }))).data;
}
export type Cashback = Awaited<ReturnType<typeof getCashback>>;
/** One period in one currency. Sums are minor units. */
export type CashbackLine = Cashback['current'][number];

/** The player's cashback: the period that runs, and those before it. Play changes it. */
export const cashbackQuery = queryOptions({
  queryKey: ['player', 'cashback'],
  queryFn: ({ signal }) => getCashback(signal),
  staleTime: 0,
});

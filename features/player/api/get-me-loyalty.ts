import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';

const loyaltyKey = ['player', 'loyalty'] as const;

async function getLoyalty({ signal }: { signal: AbortSignal }) {
  return (await answerOf(api.GET('/api/v1/me/loyalty', { signal }))).data;
}
export type Loyalty = Awaited<ReturnType<typeof getLoyalty>>;

/** The player's points and VIP level. Refetched after a deposit, see usePlayerEvents. */
export function useLoyalty(enabled: boolean) {
  return useQuery({
    ...queryOptions({ queryKey: loyaltyKey, queryFn: getLoyalty, meta: WITH_DEPOSIT }),
    enabled,
  });
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const requirementsKey = ['player', 'requirements'] as const;

async function getRequirements({ signal }: { signal: AbortSignal }) {
  return (await answerOf(api.GET('/api/v1/me/requirements', { signal }))).data;
}

/** Which step of the registration still lacks something. */
export function useRequirements(enabled: boolean) {
  return useQuery({
    ...queryOptions({ queryKey: requirementsKey, queryFn: getRequirements, staleTime: 60_000 }),
    enabled,
  });
}

import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Of everything about levels. */
export const LEVELS_KEY = ['office', 'levels'] as const;

/** The levels that hold, who is on them, and points by reason and month. */
export function useLevels() {
  return useQuery({
    queryKey: [...LEVELS_KEY, 'overview'],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/levels'))).data,
    staleTime: 5_000,
  });
}
export type LevelsOverview = NonNullable<ReturnType<typeof useLevels>['data']>;

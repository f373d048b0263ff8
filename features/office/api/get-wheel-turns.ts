import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { WHEEL_KEY } from './get-wheel';

export type TurnsQuery = NonNullable<paths['/api/office/v1/wheel/turns']['get']['parameters']['query']>;

/** Turns of the wheel, as filters and order ask. */
export function useTurns(query: TurnsQuery) {
  return useQuery({
    queryKey: [...WHEEL_KEY, 'turns', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/wheel/turns', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ListedTurn = NonNullable<ReturnType<typeof useTurns>['data']>['data'][number];

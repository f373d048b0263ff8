import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Of everything about the wheel that a deed changes. */
export const WHEEL_KEY = ['office', 'wheel'] as const;

/** The wheel of fortune: its switch, its tables, and what it gave by months. */
export function useWheel() {
  return useQuery({
    queryKey: [...WHEEL_KEY, 'overview'],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/wheel'))).data,
    staleTime: 5_000,
  });
}
export type WheelOverview = NonNullable<ReturnType<typeof useWheel>['data']>;

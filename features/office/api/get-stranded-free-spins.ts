import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type StrandedFreeSpins = components['schemas']['StrandedFreeSpins'];

/** Free spins that no game is left for, the longest waiting first. */
export function useStrandedSpins(query: { page: number; per_page: number }) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'stranded', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/stranded-free-spins', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

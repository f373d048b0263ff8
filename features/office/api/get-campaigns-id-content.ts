import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type WrittenCampaign = components['schemas']['WrittenCampaign'];

export const readWritten = async (id: string) =>
  (await asked(() => api.GET('/api/office/v1/campaigns/{id}/content', { params: { path: { id } } }))).data;

/** A campaign as it is written. */
export function useWritten(id: string | null, isWanted = true) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'written', id],
    queryFn: () => readWritten(id ?? ''),
    enabled: id !== null && isWanted,
    staleTime: 5_000,
  });
}

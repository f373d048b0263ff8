import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type CampaignFile = components['schemas']['CampaignFile'];

/** A campaign with its rules and what came of it. */
export function useCampaign(id: string) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'one', id],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/campaigns/{id}', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });
}

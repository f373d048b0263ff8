import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type CampaignGroup = components['schemas']['CampaignGroup'];

/** Both sides of a campaign that only a share of its segment has. */
export function useGroups(id: string) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'groups', id],
    queryFn: async () =>
      asked(() => api.GET('/api/office/v1/campaigns/{id}/groups', { params: { path: { id } } })),
    staleTime: 60_000,
  });
}

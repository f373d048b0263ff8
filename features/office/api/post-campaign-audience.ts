import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type CampaignAudienceQuery = components['schemas']['CampaignAudienceQuery'];

/** How many players a campaign would be for now; asked anew when what it asks for has changed. */
export function useAudience(query: CampaignAudienceQuery | null) {
  return useQuery({
    queryKey: ['office', 'campaign-audience', query],
    queryFn: async () => {
      if (!query) throw new Error('nothing is asked');
      return (await asked(() => api.POST('/api/office/v1/campaign-audience', { body: query }))).data;
    },
    enabled: query !== null,
    staleTime: 30_000,
  });
}

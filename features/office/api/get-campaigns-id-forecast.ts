import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type CampaignForecast = components['schemas']['CampaignForecast'];

/** What a campaign would have given and cost in the last ninety days. @param revision of the rules that it is of */
export function useForecast(id: string, revision: number) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'forecast', id, revision],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/campaigns/{id}/forecast', { params: { path: { id } } })))
        .data,
    staleTime: 10 * 60_000,
  });
}

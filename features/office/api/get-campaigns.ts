import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type CampaignsQuery = NonNullable<paths['/api/office/v1/campaigns']['get']['parameters']['query']>;
export type ListedCampaign = components['schemas']['ListedCampaign'];
export type CampaignResults = components['schemas']['CampaignResults'];

export const CAMPAIGNS_KEY = ['office', 'campaigns'] as const;

/** Campaigns with their budgets and what came of them. */
export function useCampaigns(query: CampaignsQuery) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'list', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/campaigns', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

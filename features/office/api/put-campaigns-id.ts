import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type CampaignChange = components['schemas']['CampaignChange'];

/** Changes a campaign, unless a colleague has changed it meanwhile. @returns the request that waits; null when it is saved */
export const changeCampaign = async (id: string, body: CampaignChange) =>
  (await asked(() => api.PUT('/api/office/v1/campaigns/{id}', { params: { path: { id } }, body }))).data
    .request;

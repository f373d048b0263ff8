import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type CampaignContent = components['schemas']['CampaignContent'];

/** Begins a campaign. @returns its id */
export const writeCampaign = async (body: CampaignContent, key: string) =>
  (
    await asked(() =>
      api.POST('/api/office/v1/campaigns', { params: { header: { 'Idempotency-Key': key } }, body }),
    )
  ).data.id;

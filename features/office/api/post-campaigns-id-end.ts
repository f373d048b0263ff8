import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Ends a campaign for good. */
export const endCampaign = (id: string, reason: string) =>
  asked(() => api.POST('/api/office/v1/campaigns/{id}/end', { params: { path: { id } }, body: { reason } }));

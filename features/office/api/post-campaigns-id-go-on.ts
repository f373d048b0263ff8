import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Goes on with a campaign that is paused. */
export const goOnWithCampaign = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/campaigns/{id}/go-on', { params: { path: { id } }, body: { reason } }),
  );

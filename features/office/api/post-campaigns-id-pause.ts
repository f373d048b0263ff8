import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Pauses a campaign: nobody gets it from now on. */
export const pauseCampaign = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/campaigns/{id}/pause', { params: { path: { id } }, body: { reason } }),
  );

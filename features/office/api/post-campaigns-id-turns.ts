import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

export type CampaignTurn = 'pause' | 'go-on' | 'end';

/** Asks a colleague to start a campaign as it was looked at. */
export const askToStart = (id: string, body: { revision: number; reason: string }) =>
  asked(() => api.POST('/api/office/v1/campaigns/{id}/start', { params: { path: { id } }, body }));

/** Pauses a campaign, goes on with it, or ends it for good. */
export const turnCampaign = (id: string, turn: CampaignTurn, reason: string) => {
  const call = { params: { path: { id } }, body: { reason } };
  return asked(() =>
    turn === 'pause'
      ? api.POST('/api/office/v1/campaigns/{id}/pause', call)
      : turn === 'end'
        ? api.POST('/api/office/v1/campaigns/{id}/end', call)
        : api.POST('/api/office/v1/campaigns/{id}/go-on', call),
  );
};

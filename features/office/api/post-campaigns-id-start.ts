import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Asks a colleague to start a campaign as it was looked at. */
export const askToStart = (id: string, body: { revision: number; reason: string }) =>
  asked(() => api.POST('/api/office/v1/campaigns/{id}/start', { params: { path: { id } }, body }));

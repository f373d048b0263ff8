import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Ends one session of a player, or all. */
export const endSessions = (id: string, body: { reason: string; sessionId?: string }) =>
  asked(() => api.POST('/api/office/v1/players/{id}/sessions/end', { params: { path: { id } }, body }));

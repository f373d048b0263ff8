import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Sends it, or asks a colleague to agree to that. */
export const sendNews = (id: string, body: { revision: number; reason: string; secondEyes: boolean }) =>
  asked(() => api.POST('/api/office/v1/news/{id}/send', { params: { path: { id } }, body }));

import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

export const blockPlayer = (id: string, body: { reason: string; words: string }) =>
  asked(() => api.POST('/api/office/v1/players/{id}/block', { params: { path: { id } }, body }));

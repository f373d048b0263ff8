import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Ends the block of a network. */
export const liftBlock = (id: string, reason: string) =>
  asked(() => api.POST('/api/office/v1/networks/{id}/lift', { params: { path: { id } }, body: { reason } }));

import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Takes back what one has asked for. */
export const withdraw = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/approvals/{id}/withdraw', { params: { path: { id } }, body: { reason } }),
  );

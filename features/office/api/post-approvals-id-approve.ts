import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Agrees to what a colleague asked for: it is done at once. */
export const approve = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/approvals/{id}/approve', { params: { path: { id } }, body: { reason } }),
  );

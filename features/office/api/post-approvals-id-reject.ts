import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Refuses what a colleague asked for. */
export const reject = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/approvals/{id}/reject', { params: { path: { id } }, body: { reason } }),
  );

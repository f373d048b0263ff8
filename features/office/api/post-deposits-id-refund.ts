import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Asks a colleague to agree to refunding a deposit. */
export const askForRefund = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/deposits/{id}/refund', { params: { path: { id } }, body: { reason } }),
  );

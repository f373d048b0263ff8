import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Ends a player’s bonus. */
export const cancelGrant = (id: string, reason: string, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/bonuses/{id}/cancel', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { reason },
    }),
  );

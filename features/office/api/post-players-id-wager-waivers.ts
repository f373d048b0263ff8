import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type WagerWaiver = components['schemas']['WagerWaiver'];

/**
 * Waives some of what a player still has to stake.
 * @returns the request that a colleague has to agree to; null when it is done
 */
export const waiveWager = async (id: string, body: WagerWaiver, key: string) =>
  (
    await asked(() =>
      api.POST('/api/office/v1/players/{id}/wager-waivers', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )
  ).data.request;

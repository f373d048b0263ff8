import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type FreeSpinsSettlement = components['schemas']['FreeSpinsSettlement'];

/** Lets free spins without a game go on in another one, or ends them with words to their player. */
export const settleSpins = (id: string, body: FreeSpinsSettlement, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/stranded-free-spins/{id}/settlement', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );

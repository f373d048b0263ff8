import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type BalanceAdjustment = components['schemas']['BalanceAdjustment'];

/** Asks a colleague to agree to adding to a balance, or taking from it. */
export const askForAdjustment = (id: string, body: BalanceAdjustment, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/adjustments', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );

import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type BonusGift = components['schemas']['BonusGift'];
export type BonusGiftResult = components['schemas']['BonusGiftResult'];

/** Gives a bonus by hand, or asks a colleague to agree. */
export const giveBonus = async (id: string, body: BonusGift, key: string) =>
  (
    await asked(() =>
      api.POST('/api/office/v1/campaigns/{id}/gifts', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )
  ).data;

import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type RefusalDecision = components['schemas']['BonusRefusalDecision'];

/**
 * Decides that it is one person, or that the bonus is given after all.
 * @returns the request that a colleague has to agree to; null when it is decided
 */
export const decideRefusal = async (id: string, player: string, body: RefusalDecision, key: string) =>
  (
    await asked(() =>
      api.POST('/api/office/v1/campaigns/{id}/refusals/{player}/decision', {
        params: { path: { id, player }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )
  ).data.request;

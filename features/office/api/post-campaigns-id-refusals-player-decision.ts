import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type RefusalDecision = components['schemas']['BonusRefusalDecision'];

/** Decides that it is one person, or that the bonus is given after all. */
export const decideRefusal = (id: string, player: string, body: RefusalDecision, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/campaigns/{id}/refusals/{player}/decision', {
      params: { path: { id, player }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );

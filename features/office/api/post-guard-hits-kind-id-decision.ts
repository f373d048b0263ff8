import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import type { GuardHit } from './get-guard-hits';
import type { RefusalDecision } from './post-campaigns-id-refusals-player-decision';

/**
 * Decides that a guard was right, or lets the player have what it kept.
 * @returns the request that a colleague has to agree to; null when it is decided
 */
export const decideHit = async (
  { kind, id }: Pick<GuardHit, 'kind' | 'id'>,
  body: RefusalDecision,
  key: string,
) =>
  (
    await asked(() =>
      api.POST('/api/office/v1/guard-hits/{kind}/{id}/decision', {
        params: { path: { kind, id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )
  ).data.request;

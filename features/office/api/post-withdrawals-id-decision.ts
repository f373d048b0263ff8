import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type WithdrawalDecision = components['schemas']['WithdrawalDecision'];

/** Pays a withdrawal out, rejects it, or asks a colleague to agree to paying it out. */
export const decideWithdrawal = (id: string, body: WithdrawalDecision) =>
  asked(() => api.POST('/api/office/v1/withdrawals/{id}/decision', { params: { path: { id } }, body }));

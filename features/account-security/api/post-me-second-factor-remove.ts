import { answerOf, api } from '@/lib/browser/platform/client';
import type { OwnerProof } from './get-me-second-factor';

/** Turns the second factor off. */
export const postMeSecondFactorRemove = (proof: OwnerProof) =>
  answerOf(api.POST('/api/v1/me/second-factor/remove', { body: proof }));

import { answerOf, api } from '@/lib/browser/platform/client';
import type { OwnerProof } from './get-me-second-factor';

/** A new secret for the app. */
export const postMeSecondFactor = async (proof: OwnerProof) =>
  (await answerOf(api.POST('/api/v1/me/second-factor', { body: proof }))).data;

export type SecondFactorSetUp = Awaited<ReturnType<typeof postMeSecondFactor>>;

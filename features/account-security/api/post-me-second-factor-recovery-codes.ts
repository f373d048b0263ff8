import { answerOf, api } from '@/lib/browser/platform/client';
import type { OwnerProof } from './get-me-second-factor';

/** New recovery codes; the old ones end. */
export const postMeSecondFactorRecoveryCodes = async (proof: OwnerProof) =>
  (await answerOf(api.POST('/api/v1/me/second-factor/recovery-codes', { body: proof }))).data.recoveryCodes;

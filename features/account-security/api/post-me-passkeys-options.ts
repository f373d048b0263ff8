import { answerOf, api } from '@/lib/browser/platform/client';
import type { OwnerProof } from './get-me-second-factor';

/** A challenge for a new passkey. */
export const postMePasskeysOptions = async (proof: OwnerProof) =>
  (await answerOf(api.POST('/api/v1/me/passkeys/options', { body: proof }))).data;

import { makePasskey } from '@/lib/browser/passkeys';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { OwnerProof } from './get-me-second-factor';
import { postMePasskeysOptions } from './post-me-passkeys-options';

/** Makes a passkey in this browser and adds it to the account. @throws PasskeyError of the browser, ApiProblem. */
export async function addPasskey(name: string, proof: OwnerProof) {
  const { id, rawId, response } = await makePasskey(await postMePasskeysOptions(proof));
  const { clientDataJSON, attestationObject, transports } = response;
  const answer = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  return (await answerOf(api.POST('/api/v1/me/passkeys', { body: { name, response: answer } }))).data;
}

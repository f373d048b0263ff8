import { answerOf, api } from '@/lib/browser/platform/client';
import type { OwnerProof } from './get-me-second-factor';

export const postMePasskeysIdRemove = (id: string, proof: OwnerProof) =>
  answerOf(api.POST('/api/v1/me/passkeys/{id}/remove', { params: { path: { id } }, body: proof }));

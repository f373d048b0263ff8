import { answerOf, api } from '@/lib/browser/platform/client';

export const patchMePasskeysId = (id: string, name: string) =>
  answerOf(api.PATCH('/api/v1/me/passkeys/{id}', { params: { path: { id } }, body: { name } }));

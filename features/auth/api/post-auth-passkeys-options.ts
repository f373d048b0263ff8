import { answerOf, api } from '@/lib/browser/platform/client';

/** A challenge for whoever logs in with a passkey. */
export const postAuthPasskeysOptions = async () =>
  (await answerOf(api.POST('/api/v1/auth/passkeys/options'))).data;

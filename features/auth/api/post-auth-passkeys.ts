import { useMutation } from '@tanstack/react-query';
import { answerByPasskey } from '@/lib/browser/passkeys';
import { answerOf, api } from '@/lib/browser/platform/client';
import { postAuthPasskeysOptions } from './post-auth-passkeys-options';

/** Logs in with a passkey that the browser asks for. @throws PasskeyError of the browser, ApiProblem. */
export function usePasskeyLogIn() {
  return useMutation({
    mutationFn: async () => {
      const { id, rawId, response } = await answerByPasskey(await postAuthPasskeysOptions());
      const { clientDataJSON, authenticatorData, signature, userHandle } = response;
      const answer = {
        id,
        rawId,
        type: 'public-key' as const,
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
      };
      return (await answerOf(api.POST('/api/v1/auth/passkeys', { body: { response: answer } }))).data;
    },
  });
}

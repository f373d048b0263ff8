import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Asks for a link that sets a new password. The answer says nothing of whether there is an account. */
export function useAskForReset() {
  return useMutation({
    mutationFn: async (body: { email: string }) =>
      (await answerOf(api.POST('/api/v1/auth/password-resets', { body: body }))).data,
  });
}

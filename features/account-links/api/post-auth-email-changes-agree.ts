import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Agrees to a change of the address for one of the two. */
export function useAgreeToEmailChange() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await answerOf(api.POST('/api/v1/auth/email-changes/agree', { body: { token } }))).data,
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** What the link would agree to, without using it up. */
export function useLookAtEmailChange() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await answerOf(api.POST('/api/v1/auth/email-changes/preview', { body: { token } }))).data,
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Proves that the sender knows the account's password. The answer is sent with the next message. */
export function useVerify() {
  return useMutation({
    mutationFn: async (credentials: { email: string; password: string }) =>
      (await answerOf(api.POST('/api/v1/support/verifications', { body: credentials }))).data.verification,
  });
}

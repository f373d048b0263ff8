import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Whose password the link sets, without using it up. */
export function useLookAtReset() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await answerOf(api.POST('/api/v1/auth/password-resets/preview', { body: { token } }))).data,
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Sets the new password; every session ends. */
export function useFinishReset() {
  return useMutation({
    mutationFn: async (body: { token: string; password: string; removePasskeys?: string[] }) =>
      (await answerOf(api.POST('/api/v1/auth/password-resets/finish', { body: body }))).data,
  });
}

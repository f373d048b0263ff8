import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Changes the password; other sessions end. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async (body: { password?: string; newPassword: string; code?: string }) =>
      (await answerOf(api.PUT('/api/v1/me/password', { body }))).data,
  });
}

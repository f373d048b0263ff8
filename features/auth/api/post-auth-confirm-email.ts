import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Uses up the token of a confirmation mail. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => answerOf(api.POST('/api/v1/auth/confirm-email', { body: { token } })),
  });
}

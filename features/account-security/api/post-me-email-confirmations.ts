import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Has the letter that confirms the address sent once more. */
export function useResendConfirmation() {
  return useMutation({ mutationFn: () => answerOf(api.POST('/api/v1/me/email/confirmations')) });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Which letters the link is about. */
export function useLookAtSubscription() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await answerOf(api.POST('/api/v1/mail/subscriptions/preview', { body: { token } }))).data,
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Ends a subscription by the link of a letter, or takes that back. */
export function useSaveSubscription() {
  return useMutation({
    mutationFn: async (body: { token: string; subscribed: boolean }) =>
      (await answerOf(api.POST('/api/v1/mail/subscriptions', { body: body }))).data,
  });
}

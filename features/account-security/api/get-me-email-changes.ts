import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const emailChangeKey = ['me', 'email-change'] as const;

/** The change of the address that waits for its confirmations; null when none does. */
export function usePendingEmailChange() {
  return useQuery({
    queryKey: emailChangeKey,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/v1/me/email-changes', { signal }))).data,
  });
}

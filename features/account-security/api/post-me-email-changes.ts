import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { emailChangeKey } from './get-me-email-changes';

/** Asks both addresses whether the account may have the new one. */
export function useAskEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password?: string; code?: string }) =>
      answerOf(api.POST('/api/v1/me/email-changes', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: emailChangeKey }),
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Closes the account for good. */
export function useCloseAccount() {
  return useMutation({
    mutationFn: async (body: { password?: string; code?: string; reason?: string }) => {
      await answerOf(api.POST('/api/v1/me/closure', { body }));
    },
  });
}

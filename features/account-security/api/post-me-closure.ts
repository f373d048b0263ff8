import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { OwnerProof } from './get-me-second-factor';

/** Closes the account for good. */
export function useCloseAccount() {
  return useMutation({
    mutationFn: async (body: OwnerProof & { reason?: string }) => {
      await answerOf(api.POST('/api/v1/me/closure', { body }));
    },
  });
}

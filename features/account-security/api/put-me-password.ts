import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { secondFactorKey, type OwnerProof } from './get-me-second-factor';
import { waysInKey } from './get-me-ways-in';

/** Changes the password, or sets the first one; other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: OwnerProof & { newPassword: string }) =>
      (await answerOf(api.PUT('/api/v1/me/password', { body }))).data,
    // With a first password, what the owner is asked for and which way in is the last one are no longer the same.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: secondFactorKey });
      void client.invalidateQueries({ queryKey: waysInKey });
    },
  });
}

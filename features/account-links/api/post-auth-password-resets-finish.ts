import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { SocialProviderId } from '@/lib/domain/social';

interface NewPassword {
  token: string;
  password: string;
  removePasskeys?: string[];
  removeWays?: SocialProviderId[];
}

/** Sets the new password; every session ends. */
export function useFinishReset() {
  return useMutation({
    mutationFn: async (body: NewPassword) =>
      (await answerOf(api.POST('/api/v1/auth/password-resets/finish', { body: body }))).data,
  });
}

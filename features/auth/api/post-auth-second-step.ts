import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

interface SecondStep {
  token: string;
  code: string;
  trustDevice: boolean;
}

/** Finishes a log-in that waits for a code. The answer names the player's own language. */
export function useSecondStep() {
  return useMutation({
    mutationFn: async (step: SecondStep) =>
      (await answerOf(api.POST('/api/v1/auth/second-step', { body: step }))).data,
  });
}

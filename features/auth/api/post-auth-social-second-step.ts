import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** The second step that a log-in with a company has left in this browser. It is handed over once. */
export function useSocialSecondStep() {
  return useMutation({
    mutationFn: async () => (await answerOf(api.POST('/api/v1/auth/social/second-step', {}))).data.secondStep,
  });
}

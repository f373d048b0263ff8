import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { VerificationStep } from '@/lib/domain/verification';
import { verificationKey } from './get-me-verification';

/** Hands in the documents of a step. */
export function useSubmitStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (step: VerificationStep) =>
      (
        await answerOf(
          api.POST('/api/v1/me/verification/steps/{step}/submit', { params: { path: { step } } }),
        )
      ).data,
    onSuccess: (verification) => client.setQueryData(verificationKey, verification),
    onError: () => client.invalidateQueries({ queryKey: verificationKey }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { verificationKey } from './get-me-verification';

/** Takes a document back that was not handed in. */
export function useRemoveDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/api/v1/me/verification/files/{id}', { params: { path: { id } } })),
    // Also after a refusal: something changed that this page does not show yet.
    onSettled: () => client.invalidateQueries({ queryKey: verificationKey }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { selfTestsKey } from './get-me-self-tests';

/** Deletes all results. */
export function useForgetSelfTests() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await answerOf(api.DELETE('/api/v1/me/self-tests'))).data,
    onSuccess: (results) => client.setQueryData(selfTestsKey, results),
  });
}

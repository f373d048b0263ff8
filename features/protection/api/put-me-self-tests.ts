import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { selfTestsKey } from './get-me-self-tests';

/** Keeps a result: its points alone. */
export function useKeepSelfTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (score: number) =>
      (await answerOf(api.PUT('/api/v1/me/self-tests', { body: { score } }))).data,
    onSuccess: (results) => client.setQueryData(selfTestsKey, results),
  });
}

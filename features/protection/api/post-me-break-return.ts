import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { breakKey } from './get-me-break';

/** Asks to come back after an exclusion whose time is over. */
export function useAskReturn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await answerOf(api.POST('/api/v1/me/break/return'))).data,
    onSuccess: (away) => client.setQueryData(breakKey, away),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { playKey } from './get-me-play';

/** Answers the reality check, for all devices. */
export function useAnswerCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await answerOf(api.POST('/api/v1/me/play/check'))).data,
    onSuccess: (play) => client.setQueryData(playKey, play),
  });
}

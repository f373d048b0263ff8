import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { playKey, withAskedAt } from './get-me-play';

/** Answers the reality check, for all devices. */
export function useAnswerCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withAskedAt(() => answerOf(api.POST('/api/v1/me/play/check'))),
    onSuccess: (play) => client.setQueryData(playKey, play),
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** What "this wasn’t me" would be about, without using the link up. */
export function useLookAtReport() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await answerOf(api.POST('/api/v1/auth/reports/preview', { body: { token } }))).data,
  });
}

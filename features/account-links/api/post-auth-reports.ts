import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Says "this wasn’t me": every session ends. */
export function useReport() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await answerOf(api.POST('/api/v1/auth/reports', { body: { token } }))).data,
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';

/** Opens a session with the code of another one. The answer names the player's own language. */
export function useExchangeCode() {
  return useMutation({
    mutationFn: async (code: string) =>
      (await answerOf(api.POST('/api/v1/auth/exchange', { body: { code } }))).data,
  });
}

import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

interface Exchange {
  code: string;
  /** From the preview, after the confirmation. */
  confirmation?: string;
}

/** Opens a session with the code of another one. The answer names the player's own language. */
export function useExchangeCode() {
  return useMutation({
    mutationFn: async (body: Exchange) => (await answerOf(api.POST('/api/v1/auth/exchange', { body }))).data,
  });
}

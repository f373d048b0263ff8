import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export interface Credentials {
  email: string;
  password: string;
}

/** Opens a session. The answer names the player's own language. */
export function useLogIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      (await answerOf(api.POST('/api/v1/auth/login', { body: credentials }))).data,
  });
}

import { useMutation } from '@tanstack/react-query';
import { TERMS_VERSION } from '@/lib/domain/terms';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Accepts the terms that this page shows. */
export function useAcceptTerms() {
  return useMutation({
    mutationFn: async () => {
      await answerOf(api.POST('/api/v1/me/terms', { body: { version: TERMS_VERSION } }));
    },
  });
}

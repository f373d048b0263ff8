import { useMutation } from '@tanstack/react-query';
import type { LanguageCode } from '@/lib/domain/locales';
import type { SupportTopic } from '@/lib/domain/support';
import { answerOf, api } from '@/lib/browser/platform/client';

export interface SupportRequest {
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
  language: LanguageCode;
  /** The platform's word that the player has just given the password. */
  verification?: string;
  /** One key for one message: a second press with the same key sends nothing again. */
  idempotencyKey: string;
}

/** Sends a message to support. The answer names it: what the player and support call it by. */
export function useSendRequest() {
  return useMutation({
    mutationFn: async ({ idempotencyKey, ...body }: SupportRequest) =>
      (
        await answerOf(
          api.POST('/api/v1/support/requests', {
            body,
            params: { header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
  });
}

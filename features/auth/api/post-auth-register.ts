import { useMutation } from '@tanstack/react-query';
import type { Subscriptions } from '@/endpoints/put-me-subscriptions';
import type { LanguageCode } from '@/lib/domain/locales';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { Currency } from '@/lib/money/money';

export interface Registration {
  email: string;
  password: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** The first of the country's list. */
  currency: Currency;
  /** The country's own without one. */
  language: LanguageCode | undefined;
  tracking: Record<string, string>;
  subscriptions: Subscriptions;
}

/** Step 1 of the wizard: makes the account and logs in. */
export function useRegister() {
  return useMutation({
    mutationFn: async (registration: Registration) =>
      (await answerOf(api.POST('/api/v1/auth/register', { body: { ...registration, ageConfirmed: true } })))
        .data,
  });
}

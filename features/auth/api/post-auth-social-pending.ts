import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { Subscriptions } from '@/endpoints/put-me-subscriptions';
import type { LanguageCode } from '@/lib/domain/locales';

export interface SocialRegistration {
  email: string;
  country: string;
  ageConfirmed: boolean;
  /** The country's own without one. */
  language: LanguageCode | undefined;
  subscriptions: Subscriptions;
}

/** Opens the account of somebody whom a company has vouched for, and logs in. */
export function useSocialSignUp() {
  return useMutation({
    mutationFn: async (body: SocialRegistration) =>
      (await answerOf(api.POST('/api/v1/auth/social/pending', { body }))).data,
  });
}

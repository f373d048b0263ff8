import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import { answerOf, api } from '@/lib/http/client';
import { useSession } from '../hooks/use-session';

/** Ends the session on the platform, then forgets everything personal in this browser tab. */
export function useLogOut() {
  const locale = useLocale();
  const client = useQueryClient();
  const { forget } = useSession();
  return useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/v1/auth/logout', { body: { language: LANGUAGE_CODES[locale] as LanguageCode } }),
      ),
    onSuccess: () => {
      forget();
      client.clear();
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';
import type { LanguageCode } from '@/lib/domain/locales';

export const PROMO_CODE_KEY = ['player', 'promo-code'] as const;

/**
 * The bonus that a promo code stands for. Each code has an answer of its own, so that an old one is never taken for that
 * of a newer code.
 * @param code upper case; nothing is asked without one
 */
export function usePromoCode(code: string, language: LanguageCode) {
  return useQuery({
    queryKey: [...PROMO_CODE_KEY, language, code],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api.GET('/api/v1/me/promo-codes/{code}', {
            params: { path: { code }, query: { language } },
            signal,
          }),
        )
      ).data,
    enabled: code !== '',
    refetchOnReconnect: true,
    meta: WITH_DEPOSIT,
  });
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';
import type { LanguageCode } from '@/lib/domain/locales';

export const PROMO_CODE_KEY = ['player', 'promo-code'] as const;

async function getPromoCode(code: string, language: LanguageCode, signal: AbortSignal) {
  const asked = api.GET('/api/v1/me/promo-codes/{code}', {
    params: { path: { code }, query: { language } },
    signal,
  });
  return (await answerOf(asked)).data;
}
export type CodeBonus = Awaited<ReturnType<typeof getPromoCode>>;

/**
 * The bonus that a promo code stands for. Each code has an answer of its own, so that an old one is never taken for that
 * of a newer code.
 * @param code upper case; nothing is asked without one
 */
export const promoCodeQuery = (code: string, language: LanguageCode) =>
  queryOptions({
    queryKey: [...PROMO_CODE_KEY, language, code],
    queryFn: ({ signal }) => getPromoCode(code, language, signal),
    enabled: code !== '',
    refetchOnReconnect: true,
    meta: WITH_DEPOSIT,
  });

/** @param stands the answer is not asked for anew while true */
export const usePromoCode = (code: string, language: LanguageCode, stands = false) =>
  useQuery({ ...promoCodeQuery(code, language), enabled: code !== '' && !stands });

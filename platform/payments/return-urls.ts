import { DEFAULT_LOCALE, LOCALE_PREFIXES, localeFromLanguageCode } from '@/lib/domain/locales';
import type { ChargeRequest } from './provider';

/**
 * Where the checkout sends the payer back to, in the player's language. Built from our own configured address,
 * never from what a client sent; arriving there credits nothing.
 */
export function returnUrls(webUrl: string, language: string, depositId: string): ChargeRequest['returnUrls'] {
  const locale = localeFromLanguageCode(language) ?? DEFAULT_LOCALE;
  const prefix = locale === 'en' ? '' : LOCALE_PREFIXES[locale];
  const page = (name: string) => `${webUrl}${prefix}/${name}/${encodeURIComponent(depositId)}`;
  return {
    success: page('deposit-success'),
    failure: page('deposit-failure'),
    cancel: page('deposit-cancel'),
    pending: page('deposit-return'),
  };
}

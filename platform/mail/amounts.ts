import { localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import { toDecimalString, type Currency } from '@/lib/money/money';

/** Money with its currency as the reader of a letter writes it. @param amount minor units */
export const amountIn = (language: LanguageCode, amount: bigint, currency: Currency): string =>
  new Intl.NumberFormat(localeFromLanguageCode(language) ?? 'en', { style: 'currency', currency }).format(
    toDecimalString(amount, currency) as Intl.StringNumericLiteral,
  );

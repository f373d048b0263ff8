import type { Locale } from '@/lib/domain/locales';
import { WORTH_A_EURO } from '@/lib/money/rates';
import type { Currency } from '@/lib/money/money';

/** What a visitor counts in: the Australian texts are written in Australian dollars (SPEC §9). */
export const currencyOfReader = (locale: Locale, own: Currency | null): Currency =>
  own ?? (locale === 'en-AU' ? 'AUD' : 'EUR');

/** The deposits that earn so many points, in minor units. */
export const depositsFor = (points: number, currency: Currency): number => points * WORTH_A_EURO[currency];

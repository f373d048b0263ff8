import {
  JACKPOT_TITLES,
  JACKPOT_TOTAL_CODE,
  type JackpotCode,
  type JackpotName,
} from '@/lib/domain/jackpots';
import type { LanguageCode, Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { amountIn } from '../mail/service';

/** Names of the jackpots (SPEC §3), the same in every language. */
const TITLES: Record<JackpotCode | typeof JACKPOT_TOTAL_CODE, Texts> = {
  'jackpot-max': { en: JACKPOT_TITLES['jackpot-max'] },
  'jackpot-mid': { en: JACKPOT_TITLES['jackpot-mid'] },
  'jackpot-mini': { en: JACKPOT_TITLES['jackpot-mini'] },
  'jackpot-total': {
    en: 'All jackpots',
    de: 'Alle Jackpots',
    au: 'All jackpots',
    ch: 'Alle Jackpots',
    fr: 'Tous les jackpots',
  },
};

export const jackpotTitle = (code: keyof typeof TITLES, language: LanguageCode): string =>
  TITLES[code][language] ?? TITLES[code].en;

/** What the winner of a draw reads. */
const WON: Record<LanguageCode, (title: string, amount: string) => string> = {
  en: (title, amount) => `The ${title} was drawn, and it is yours: ${amount}. It is in your balance.`,
  au: (title, amount) => `The ${title} was drawn, and it’s yours: ${amount}. It’s in your balance.`,
  de: (title, amount) => `Der ${title} wurde gezogen, und er gehört dir: ${amount}. Er ist auf deinem Konto.`,
  ch: (title, amount) => `Der ${title} wurde gezogen, und er gehört dir: ${amount}. Er ist auf deinem Konto.`,
  fr: (title, amount) =>
    `Le ${title} a été tiré, et il est à vous\u202f: ${amount}. Il est sur votre compte.`,
};

export const winWords = (
  name: JackpotName,
  amount: bigint,
  currency: Currency,
  language: LanguageCode,
): string => WON[language](jackpotTitle(`jackpot-${name}`, language), amountIn(language, amount, currency));

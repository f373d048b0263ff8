import { JACKPOT_TOTAL_CODE, type JackpotCode } from '@/lib/domain/jackpots';
import type { LanguageCode, Texts } from '@/lib/domain/locales';

/** Names of the jackpots (SPEC §3), the same in every language. */
const TITLES: Record<JackpotCode | typeof JACKPOT_TOTAL_CODE, Texts> = {
  'jackpot-max': { en: 'Jackpot Max' },
  'jackpot-mid': { en: 'Jackpot Mid' },
  'jackpot-mini': { en: 'Jackpot Mini' },
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

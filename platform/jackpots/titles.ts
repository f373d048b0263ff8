import { JACKPOT_TOTAL_CODE, type JackpotCode } from '@/lib/domain/jackpots';
import type { LanguageCode, Texts } from '@/lib/domain/locales';

/** What jackpots are called (SPEC §3). Their names are the same in every language, as on the casino's own pages. */
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

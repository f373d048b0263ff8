import type { LanguageCode } from '@/lib/domain/locales';

interface Notice {
  bonus: string;
  /** Before the end. */
  hours: number;
  /** What is left to be wagered, with its currency. */
  left: string;
}

const WORDS: Record<LanguageCode, (notice: Notice) => string> = {
  en: ({ bonus, hours, left }) =>
    `“${bonus}” ends in ${hours === 1 ? 'an hour' : `${hours} hours`}. ${left} is still to be wagered.`,
  au: ({ bonus, hours, left }) =>
    `“${bonus}” ends in ${hours === 1 ? 'an hour' : `${hours} hours`}. You’ve got ${left} left to wager.`,
  de: ({ bonus, hours, left }) =>
    `„${bonus}“ endet in ${hours === 1 ? 'einer Stunde' : `${hours} Stunden`}. Noch umzusetzen: ${left}.`,
  ch: ({ bonus, hours, left }) =>
    `«${bonus}» endet in ${hours === 1 ? 'einer Stunde' : `${hours} Stunden`}. Noch umzusetzen: ${left}.`,
  fr: ({ bonus, hours, left }) =>
    `«\u202f${bonus}\u202f» se termine dans ${hours === 1 ? 'une heure' : `${hours} heures`}. Reste à miser\u202f: ${left}.`,
};

/** What a player reads before a bonus is over. */
export const noticeWords = (language: LanguageCode, notice: Notice): string => WORDS[language](notice);

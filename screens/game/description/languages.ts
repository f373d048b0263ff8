import type { Locale } from '@/lib/domain/locales';
import { factsDe } from './facts/de';
import { factsDeCh } from './facts/de-ch';
import { factsEn } from './facts/en';
import { factsEnAu } from './facts/en-au';
import { factsFr } from './facts/fr';
import type { FactTexts, ThemeTexts } from './texts';
import { themesDe } from './themes/de';
import { themesDeCh } from './themes/de-ch';
import { themesEn } from './themes/en';
import { themesEnAu } from './themes/en-au';
import { themesFr } from './themes/fr';

export interface Language {
  themes: ThemeTexts;
  facts: FactTexts;
  /** What numbers and dates are written by: British dates for English, which `en` alone would write the American way. */
  tag: string;
  /** A title as it is written within a sentence. */
  quote: (title: string) => string;
  /** Begins a sentence that leans on the one before it: no paragraph opens with it. */
  leaning: RegExp;
  /** Last touches to a sentence and to a date. */
  typeset: (sentence: string) => string;
  date: (date: string) => string;
}

const asWritten = (text: string) => text;
const plain = { typeset: asWritten, date: asWritten } as const;

/** Narrow no-break space: French puts it before high punctuation and percent signs, and inside guillemets. */
const NARROW = '\u202f';
const frenchSpaces = (text: string) =>
  text.replace(/[ \u00a0](?=[;:!?»%])/g, NARROW).replace(/« /g, `«${NARROW}`);

const english = {
  ...plain,
  quote: asWritten,
  leaning: /^(It|Its|It’s|You will find it|You’ll find it|To see how it|The house lists it|You can try it)\b/,
};
const german = {
  ...plain,
  leaning:
    /^(Es (ist|gehört)|Sein|Du (findest|kannst) es|(Zu spielen|In der Lobby) ist es|Bei uns steht es|Lanciert wurde es)\b/,
};

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: { ...english, tag: 'en-GB', themes: themesEn, facts: factsEn },
  'en-AU': { ...english, tag: 'en-AU', themes: themesEnAu, facts: factsEnAu },
  de: { ...german, tag: 'de-DE', themes: themesDe, facts: factsDe, quote: (title) => `„${title}“` },
  'de-CH': {
    ...german,
    tag: 'de-CH',
    themes: themesDeCh,
    facts: factsDeCh,
    quote: (title) => `«${title}»`,
    // Intl groups digits by a straight apostrophe.
    typeset: (sentence) => sentence.replace(/(?<=\d)'(?=\d)/g, '’'),
  },
  fr: {
    tag: 'fr-FR',
    themes: themesFr,
    facts: factsFr,
    quote: (title) => `« ${title} »`,
    leaning: /^(Il (est|se|fait|vient)|Sa |Vous le |Vous pouvez d’abord l|Chez nous, il|C’est l’un)/,
    typeset: frenchSpaces,
    // The first of a month is an ordinal.
    date: (date) => date.replace(/^1 /, '1er '),
  },
};

import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import { au } from './au';
import { ch } from './ch';
import { de } from './de';
import { en, type TextKey, type Texts } from './en';
import { fr } from './fr';

export type { TextKey } from './en';

export const TEXTS: Record<LanguageCode, Texts> = { en, de, au, ch, fr };

type Values = Record<string, string | number>;
export type SayOf<Key extends string> = (key: Key, values?: Values) => string;
export type Say = SayOf<TextKey>;
/** A dictionary in all languages. */
export type TextsOf<Key extends string> = Record<LanguageCode, Readonly<Record<Key, string>>>;

const CHOICE = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const CASE = /(=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** The texts of one language, with {names} filled in, and words chosen by number as the language counts. */
export function speakOf<Key extends string>(language: LanguageCode, all: TextsOf<Key>): SayOf<Key> {
  const texts = all[language];
  const plural = new Intl.PluralRules(LOCALES.find((locale) => LANGUAGE_CODES[locale] === language) ?? 'en');
  const choose = (hole: string, count: unknown, cases: string) => {
    const byCase = Object.fromEntries([...cases.matchAll(CASE)].map(([, name, text]) => [name, text]));
    return byCase[`=${count}`] ?? byCase[plural.select(Number(count))] ?? byCase['other'] ?? hole;
  };
  return (key, values = {}) =>
    texts[key]
      .replace(CHOICE, (hole, name: string, cases: string) => choose(hole, values[name], cases))
      .replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The texts that every game of the studio says. */
export const speak = (language: LanguageCode): Say => speakOf(language, TEXTS);

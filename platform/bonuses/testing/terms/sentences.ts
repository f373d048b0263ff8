import type { Locale } from '@/lib/domain/locales';
import { AUSTRALIAN, ENGLISH, type RuleName, type Sentences } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';

/** What the engine says of a rule: numbers, and amounts of money in minor units as bigint. */
export type Facts = Record<string, number | bigint>;

const swiss = (sentence: string) => sentence.replaceAll('ß', 'ss');
const OF: Record<Locale, Sentences> = {
  en: ENGLISH,
  'en-AU': { ...ENGLISH, ...AUSTRALIAN },
  de: GERMAN,
  'de-CH': Object.fromEntries(
    Object.entries(GERMAN).map(([rule, sentence]) => [rule, swiss(sentence)]),
  ) as Sentences,
  fr: FRENCH,
};

export const RULES = Object.keys(ENGLISH) as RuleName[];

/** Without the spaces that don't break, so that sentences can be written with plain ones. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A rule in one language, with the engine's numbers. @throws Error when the engine does not say one of them */
export const sentenceOf = (locale: Locale, rule: RuleName, facts: Facts): string =>
  plain(OF[locale][rule]).replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${rule} has no ${name}`);
    return typeof fact === 'bigint'
      ? plain((Number(fact) / 100).toLocaleString(locale, DECIMALS))
      : String(fact);
  });

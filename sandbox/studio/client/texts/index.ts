import type { LanguageCode } from '@/lib/domain/locales';
import { au } from './au';
import { ch } from './ch';
import { de } from './de';
import { en, type TextKey, type Texts } from './en';

export type { TextKey } from './en';
import { fr } from './fr';

export const TEXTS: Record<LanguageCode, Texts> = { en, de, au, ch, fr };

export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

/** The texts of one language, with {names} filled in. */
export function speak(language: LanguageCode): Say {
  const texts = TEXTS[language];
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

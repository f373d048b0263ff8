import type { TextsOf } from '../texts';
import { CRASH_DE, CRASH_CH } from './texts-de';
import { CRASH_EN, CRASH_AU, type CrashKey } from './texts-en';
import { CRASH_FR } from './texts-fr';

export type { CrashKey } from './texts-en';

/** What the game of crash says, beside what every game and every table says. */
export const CRASH_TEXTS: TextsOf<CrashKey> = {
  en: CRASH_EN,
  au: CRASH_AU,
  de: CRASH_DE,
  ch: CRASH_CH,
  fr: CRASH_FR,
};

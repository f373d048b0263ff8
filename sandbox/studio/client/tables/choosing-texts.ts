import type { SayOf, TextsOf } from '../texts';
import { CHOOSING_CH, CHOOSING_DE } from './choosing-texts-de';
import { CHOOSING_AU, CHOOSING_EN, type ChoosingKey } from './choosing-texts-en';
import { CHOOSING_FR } from './choosing-texts-fr';

export type { ChoosingKey } from './choosing-texts-en';

/** What live tables say at which players choose, whatever is played. */
export const CHOOSING_TEXTS: TextsOf<ChoosingKey> = {
  en: CHOOSING_EN,
  au: CHOOSING_AU,
  de: CHOOSING_DE,
  ch: CHOOSING_CH,
  fr: CHOOSING_FR,
};

export type ChoosingSay = SayOf<ChoosingKey>;

import type { SayOf, TextsOf } from '../texts';
import { LIVE_CH, LIVE_DE } from './texts-de';
import { LIVE_AU, LIVE_EN, type LiveKey } from './texts-en';
import { LIVE_FR } from './texts-fr';

/** What every live table says, whatever is played at it. */
export const LIVE_TEXTS: TextsOf<LiveKey> = {
  en: LIVE_EN,
  au: LIVE_AU,
  de: LIVE_DE,
  ch: LIVE_CH,
  fr: LIVE_FR,
};

export type LiveSay = SayOf<LiveKey>;

import type { SayOf, TextsOf } from '../../texts';
import { LIVE_HOLDEM_CH, LIVE_HOLDEM_DE } from './live-texts-de';
import { LIVE_HOLDEM_AU, LIVE_HOLDEM_EN, type LiveHoldemText } from './live-texts-en';
import { LIVE_HOLDEM_FR } from './live-texts-fr';
import { HOLDEM_TEXTS } from './texts';
import type { HoldemText } from './texts-en';

/** What the hold'em table says that many share. */
export const LIVE_HOLDEM_TEXTS: TextsOf<HoldemText | LiveHoldemText> = {
  en: { ...HOLDEM_TEXTS.en, ...LIVE_HOLDEM_EN },
  au: { ...HOLDEM_TEXTS.au, ...LIVE_HOLDEM_AU },
  de: { ...HOLDEM_TEXTS.de, ...LIVE_HOLDEM_DE },
  ch: { ...HOLDEM_TEXTS.ch, ...LIVE_HOLDEM_CH },
  fr: { ...HOLDEM_TEXTS.fr, ...LIVE_HOLDEM_FR },
};

export type SayLiveHoldem = SayOf<HoldemText | LiveHoldemText>;

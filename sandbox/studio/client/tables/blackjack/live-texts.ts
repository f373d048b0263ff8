import type { SayOf, TextsOf } from '../../texts';
import { LIVE_SEATS_CH, LIVE_SEATS_DE } from './live-texts-de';
import { LIVE_SEATS_AU, LIVE_SEATS_EN, type LiveSeatText } from './live-texts-en';
import { LIVE_SEATS_FR } from './live-texts-fr';
import { BLACKJACK_TEXTS } from './texts';
import type { BlackjackText } from './texts-en';

/** What the table with seven players says. */
export const LIVE_SEATS_TEXTS: TextsOf<BlackjackText | LiveSeatText> = {
  en: { ...BLACKJACK_TEXTS.en, ...LIVE_SEATS_EN },
  au: { ...BLACKJACK_TEXTS.au, ...LIVE_SEATS_AU },
  de: { ...BLACKJACK_TEXTS.de, ...LIVE_SEATS_DE },
  ch: { ...BLACKJACK_TEXTS.ch, ...LIVE_SEATS_CH },
  fr: { ...BLACKJACK_TEXTS.fr, ...LIVE_SEATS_FR },
};

export type SayLiveSeat = SayOf<BlackjackText | LiveSeatText>;

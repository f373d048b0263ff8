import type { TextsOf } from '../../texts';
import { de } from './texts-de';
import { en, type HoldemText } from './texts-en';
import { fr } from './texts-fr';

export const HOLDEM_TEXTS: TextsOf<HoldemText> = {
  en,
  au: {
    ...en,
    spotFree: '{spot}, free. Put down a chip',
    spotMore: '{spot}, {amount}. Put down another chip',
    notPlaying: '{hand}, doesn’t play',
    ended_not_qualified: 'Dealer doesn’t play: {dealer}. You: {hand}. The ante wins, the call comes back.',
  },
  de,
  ch: {
    ...de,
    spotFree: '{spot}, frei. Jeton setzen',
    spotMore: '{spot}, {amount}. Noch einen Jeton setzen',
    straight: 'Strasse',
    straightOrLess: 'Strasse oder weniger',
    acesToStraight: 'Paar Asse bis Strasse',
    ruleHint:
      'Der Tipp ist bestes Spiel: Er zählt alle 1’070’190 Wege, auf denen eine Runde weitergehen kann.',
  },
  fr,
};

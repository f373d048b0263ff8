import type { TextsOf } from '../../texts';
import { de } from './texts-de';
import { en, type PokerText } from './texts-en';
import { fr } from './texts-fr';

export const POKER_TEXTS: TextsOf<PokerText> = {
  en,
  au: {
    ...en,
    ruleReturn:
      'With perfect play this game returns 99.5439% of all stakes, worked out over every hand and every draw. It’s an average over very many rounds and says nothing about the next one. The hint is perfect play.',
  },
  de,
  ch: {
    ...de,
    straight: 'Strasse',
    ruleReturn:
      'Bei perfektem Spiel gibt dieses Spiel 99.5439\u00a0% aller Einsätze zurück, gerechnet über jedes Blatt und jeden Tausch. Das ist ein Durchschnitt über sehr viele Runden und sagt nichts über die nächste. Der Tipp ist perfektes Spiel.',
  },
  fr,
};

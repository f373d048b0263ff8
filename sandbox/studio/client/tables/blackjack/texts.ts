import type { TextsOf } from '../../texts';
import { de } from './texts-de';
import { en, type BlackjackText } from './texts-en';
import { fr } from './texts-fr';

export const BLACKJACK_TEXTS: TextsOf<BlackjackText> = {
  en,
  au: {
    ...en,
    ruleGoal:
      'Get closer to 21 than the dealer without going over. Picture cards count as 10, an ace as 1 or 11. Hands that go over lose straight away.',
    ruleDouble:
      'You can double any two cards, including after a split. Two cards of the same value can be split, up to four hands a seat; split aces get one card each. 21 after a split isn’t blackjack.',
    ruleHint:
      'The hint is basic strategy. With it a round gives back 99.594% of its first stake over the long run, worked out over every card of six decks. It’s an average over very many rounds and says nothing about the next one.',
  },
  de,
  ch: {
    ...de,
    seatFree: 'Platz {seat}, frei. Jeton setzen',
    seatLaid: 'Platz {seat}, {amount}. Noch einen Jeton setzen',
    ruleHint:
      'Der Tipp ist die Basisstrategie. Mit ihr gibt eine Runde auf lange Sicht 99.594\u00a0% ihres ersten Einsatzes zurück, gerechnet über jede Karte aus sechs Decks. Das ist ein Durchschnitt über sehr viele Runden und sagt nichts über die nächste.',
  },
  fr,
};

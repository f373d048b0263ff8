import type { TextsOf } from '../../texts';
import { de } from './texts-de';
import { fr } from './texts-fr';

export const en = {
  begin: 'Deal',
  draw: 'Draw',
  hand: 'Your hand',
  hold: 'Hold',
  held: 'Held',
  holdCard: '{card}, hold',
  keptCard: '{card}, held',
  pays: 'Pays at {stake}',
  kindColumn: 'Hand',
  timesColumn: 'Times the stake',
  payColumn: 'Pays',
  royal_flush: 'Royal flush',
  straight_flush: 'Straight flush',
  four_of_a_kind: 'Four of a kind',
  full_house: 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  three_of_a_kind: 'Three of a kind',
  two_pair: 'Two pair',
  pair: 'Jacks or better',
  now: 'Your hand now',
  choose: 'Choose the cards to hold, then draw.',
  chooseWith: '{kind}. Choose the cards to hold, then draw.',
  ended: '{kind}.',
  nothing: 'No hand that pays.',
  hint: 'Hint',
  hintThinking: 'Counting all draws …',
  hintSays: 'Best hold: {cards}. On average it returns {share} of the stake.',
  hintNone: 'Best: hold nothing. On average that returns {share} of the stake.',
  ruleDeal:
    'Five cards of one deck of 52, shuffled anew for every round. Hold any of them; the others are replaced once from the same deck. The five that you have then are paid by the table.',
  rulePair: 'A single pair pays from jacks on: jacks, queens, kings or aces.',
  ruleReturn:
    'With perfect play this game returns 99.5439 % of all stakes, worked out over every hand and every draw. It is an average over very many rounds and says nothing about the next one. The hint is perfect play.',
  ruleKeys: 'Keyboard: 1 to 5 hold a card or let it go, D draws.',
  ruleLeft: 'all five cards are held.',
} as const;

export type PokerText = keyof typeof en;

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
      'Bei perfektem Spiel gibt dieses Spiel 99.5439 % aller Einsätze zurück, gerechnet über jedes Blatt und jeden Tausch. Das ist ein Durchschnitt über sehr viele Runden und sagt nichts über die nächste. Der Tipp ist perfektes Spiel.',
  },
  fr,
};

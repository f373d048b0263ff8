import type { TextsOf } from '../../texts';
import { de } from './texts-de';
import { fr } from './texts-fr';

export const en = {
  begin: 'Deal',
  seats: 'Seats',
  addHand: 'Add a hand',
  seatFree: 'Seat {seat}, free. Lay a chip',
  seatLaid: 'Seat {seat}, {amount}. Lay another chip',
  seatPlayed: 'Seat {seat}, {amount}',
  seat: 'Seat {seat}',
  hand: 'Seat {seat}: {total}',
  splitHand: 'Seat {seat}, hand {hand}: {total}',
  soft: 'soft {total}',
  dealer: 'Dealer: {total}',
  feltPays: 'Blackjack pays 3 to 2',
  feltRules: 'Dealer stands on all 17s ◆ Insurance pays 2 to 1',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
  insure: 'Insure',
  decline: 'No insurance',
  more: '+{amount}',
  turn: 'Seat {seat}: {total} against {dealer}.',
  turnSplit: 'Seat {seat}, hand {hand}: {total} against {dealer}.',
  askInsurance: 'Dealer shows an ace. Seat {seat}: insurance for {amount}?',
  dealerHas: 'Dealer has {total}.',
  dealerOver: 'Dealer is over with {total}.',
  dealerBlackjack: 'Dealer has blackjack.',
  insurancePays: 'Insurance pays {amount}.',
  insured: 'Insured {amount}',
  outcome_blackjack: 'Blackjack',
  outcome_win: 'Wins {total}',
  outcome_push: 'Push {total}',
  outcome_surrender: 'Given up {total}',
  outcome_lose: 'Loses {total}',
  outcome_bust: 'Over, {total}',
  hint: 'Hint',
  hintSays: 'Basic strategy: {choice}',
  ruleGoal:
    'Come closer to 21 than the dealer without going over. Pictures count 10, an ace 1 or 11. Hands that are over lose at once.',
  ruleDealer:
    'Six decks, shuffled anew for every round. The dealer takes cards up to 16 and stands on every 17. With an ace or a ten open the dealer looks for blackjack before you play.',
  ruleDouble:
    'Any two cards can be doubled, after a split too. Two cards of the same value can be split, up to four hands a seat; split aces get one card each. 21 after a split is no blackjack.',
  ruleHint:
    'The hint is basic strategy, which returns over 99.5 % of all stakes in the long run. It is an average over very many rounds and says nothing about the next one.',
  pays: 'Pays',
  paysAt: 'Amounts at a stake of {stake}, stake included',
  payBlackjack: 'Blackjack, 3 to 2',
  payWin: 'Win, 1 to 1',
  payPush: 'Push',
  payInsurance: 'Insurance of {stake}, 2 to 1',
  ruleLeft: 'insurance is declined and every hand stands.',
} as const;

export type BlackjackText = keyof typeof en;

export const BLACKJACK_TEXTS: TextsOf<BlackjackText> = {
  en,
  au: {
    ...en,
    ruleGoal:
      'Get closer to 21 than the dealer without going over. Picture cards count as 10, an ace as 1 or 11. Hands that go over lose straight away.',
    ruleDouble:
      'You can double any two cards, including after a split. Two cards of the same value can be split, up to four hands a seat; split aces get one card each. 21 after a split isn’t blackjack.',
    ruleHint:
      'The hint is basic strategy, which returns over 99.5% of all stakes over the long run. It’s an average over very many rounds and says nothing about the next one.',
  },
  de,
  ch: {
    ...de,
    seatFree: 'Platz {seat}, frei. Jeton setzen',
    seatLaid: 'Platz {seat}, {amount}. Noch einen Jeton setzen',
    ruleHint:
      'Der Tipp ist die Basisstrategie, die auf lange Sicht über 99.5 % aller Einsätze zurückgibt. Das ist ein Durchschnitt über sehr viele Runden und sagt nichts über die nächste.',
  },
  fr,
};

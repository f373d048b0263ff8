import { swissSpelling } from '../../texts/swiss-spelling';
import type { LiveHoldemText } from './live-texts-en';

export const LIVE_HOLDEM_DE: Record<LiveHoldemText, string> = {
  own: 'Karten der Spieler: {hand}',
  ownNone: 'Karten der Spieler',
  chosenCount: '{chosen} von {count} haben gewählt',
  titleChoose: 'Mitgehen oder passen',
  titleWait: 'Die Spieler wählen',
  dealerPlays: 'Turn, River, Dealer',
  wait_call: 'Du gehst mit. Die anderen wählen noch.',
  wait_fold: 'Du passt. Die anderen wählen noch.',
  heardDeal: 'Karten der Spieler: {own}. In der Mitte: {board}. Das ist: {hand}.',
  seen_won: 'Die Spieler gewinnen. Spieler: {hand}. Dealer: {dealer}.',
  seen_lost: 'Der Dealer gewinnt. Spieler: {hand}. Dealer: {dealer}.',
  seen_tied: 'Unentschieden. Spieler: {hand}. Dealer: {dealer}.',
  seen_not_qualified:
    'Der Dealer spielt nicht: {dealer}. Spieler: {hand}. Das Ante aller, die mitgegangen sind, gewinnt.',
  gameTitle: 'Das Spiel',
  ruleShared:
    'Alle am Tisch spielen dieselben zwei Karten gegen den Dealer; ob du mitgehst oder passt, wählst du für dich.',
  ruleTime:
    'Du hast {seconds} Sekunden, um mitzugehen oder zu passen, einmal. Wer schweigt, passt; der AA-Bonus wird trotzdem bezahlt. Haben alle gewählt, geht die Runde sofort weiter.',
  ruleDeal:
    'Ein Spiel mit 52 Karten, für jede Runde neu gemischt. Die Spieler zusammen und der Dealer bekommen je zwei Karten, drei liegen offen in der Mitte. Zwei weitere folgen, wenn die Zeit zum Wählen um ist; es zählen die besten fünf von sieben Karten.',
  ruleCall: 'Mitgehen setzt zwei Antes dazu, Passen gibt das Ante auf.',
};

export const LIVE_HOLDEM_CH: Record<LiveHoldemText, string> = swissSpelling(LIVE_HOLDEM_DE);

import { swissSpelling } from '../../texts/swiss-spelling';
import type { LiveSeatText } from './live-texts-en';

export const LIVE_SEATS_DE: Record<LiveSeatText, string> = {
  addHand: 'Platz nehmen',
  seatFree: 'Platz {seat}, frei. Mit einem Chip Platz nehmen',
  seatLaid: 'Platz {seat}, {amount} von dir. Noch einen Chip setzen',
  seatEmpty: 'Platz {seat}, leer',
  seatTaken: 'Platz {seat}, {name}, {amount}',
  seatDemo: 'Platz {seat}, {name}, {amount} Spielgeld',
  seatOwn: 'Platz {seat}, deiner, {amount}',
  seatKept: 'Platz {seat}, noch vergeben',
  seatYours: 'Platz {seat}, für dich frei gehalten. Mit einem Chip Platz nehmen',
  tagYou: 'Du',
  tagEmpty: 'Frei',
  tagKept: 'Belegt',
  tagYours: 'Deiner',
  tagSeconds: '{seconds} s',
  tagDemo: 'Spielgeld',
  seatMoved: 'Platz {seat} wurde besetzt. Deine Chips liegen jetzt auf Platz {other}.',
  seatGone:
    'Platz {seat} wurde besetzt, und kein anderer ist frei. Deine Chips sind weggeräumt, es wurde nichts abgebucht.',
  watchFull:
    'Alle sieben Plätze sind besetzt, du schaust zu. Die nächste Gelegenheit kommt, wenn wieder gesetzt wird: Wer nicht bleibt, dessen Platz ist nach {keep} Sekunden frei.',
  watchKept: 'Jeder Platz ist besetzt oder noch vergeben. Vergebene Plätze werden in {seconds} s frei.',
  watchDemo:
    'Spielgeld hat hier drei Plätze, und alle drei sind besetzt. Die nächste Gelegenheit kommt, wenn wieder gesetzt wird.',
  watchRound: 'Du schaust bei dieser Runde zu. Platz nehmen kannst du, wenn wieder gesetzt wird.',
  watchNext: 'Du schaust bei dieser Runde zu. In {seconds} s wird wieder gesetzt.',
  titleYours: 'Du bist dran',
  titleSeat: 'Platz {seat} wählt',
  titleInsurance: 'Versicherung?',
  dealerPlays: 'Der Dealer spielt',
  turnOwn: 'Du bist dran: {total} gegen {dealer}.',
  turnOwnSplit: 'Du bist dran, Hand {hand}: {total} gegen {dealer}.',
  askOwn: 'Der Dealer zeigt ein Ass. Versicherung für {amount}?',
  waitInsurance: 'Deine Antwort ist da. Die anderen werden noch gefragt.',
  heardOwn: 'Deine Karten: {cards}, {total}. Der Dealer zeigt: {card}.',
  heardDeal: 'Die Karten sind gegeben. Der Dealer zeigt: {card}.',
  heardChoice: 'Platz {seat}: {choice}, {total}.',
  heardYours: 'Du: {choice}, {total}.',
  ended: 'Du: {outcomes}.',
  gameTitle: 'Das Spiel',
  ruleSeats:
    'Der Tisch hat sieben Plätze. Mit deinem Einsatz nimmst du einen freien Platz, einen pro Person; was niemand nimmt, bleibt leer. Spielgeld bekommt höchstens drei der sieben.',
  ruleKept:
    'Wer die letzte Runde gespielt hat und noch zuschaut, behält den Platz für die ersten {keep} Sekunden der nächsten Setzzeit. Danach ist er für alle frei.',
  ruleOrder:
    'Gegeben wird an alle besetzten Plätze, die niedrigste Nummer zuerst, und in dieser Reihenfolge wird gespielt. Liegt ein Ass offen, werden alle gleichzeitig nach der Versicherung gefragt, {insurance} Sekunden lang.',
  ruleTime:
    'Für jede Wahl hast du {turn} Sekunden. Wer schweigt, lehnt die Versicherung ab; ist man am Zug, bleibt jede Hand stehen, die noch offen ist.',
  ruleLiveKeys:
    'Tastatur: 1 bis 7 setzen einen Chip auf den Platz. H nimmt eine Karte, S bleibt stehen, D verdoppelt, P teilt, I versichert, N lehnt ab.',
  ruleLiveLimits: 'Ein Platz nimmt {min} bis {max}. Verdoppeln, Teilen und Versicherung kommen dazu.',
};

export const LIVE_SEATS_CH: Record<LiveSeatText, string> = {
  ...swissSpelling(LIVE_SEATS_DE),
  seatFree: 'Platz {seat}, frei. Mit einem Jeton Platz nehmen',
  seatLaid: 'Platz {seat}, {amount} von dir. Noch einen Jeton setzen',
  seatYours: 'Platz {seat}, für dich frei gehalten. Mit einem Jeton Platz nehmen',
  seatMoved: 'Platz {seat} wurde besetzt. Deine Jetons liegen jetzt auf Platz {other}.',
  seatGone:
    'Platz {seat} wurde besetzt, und kein anderer ist frei. Deine Jetons sind weggeräumt, es wurde nichts abgebucht.',
  ruleLiveKeys:
    'Tastatur: 1 bis 7 setzen einen Jeton auf den Platz. H nimmt eine Karte, S bleibt stehen, D verdoppelt, P teilt, I versichert, N lehnt ab.',
};

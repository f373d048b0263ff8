import type { LiveSeatText } from './live-texts-en';

export const LIVE_SEATS_FR: Record<LiveSeatText, string> = {
  addHand: 'Prendre place',
  seatFree: 'Place {seat}, libre. S’asseoir avec un jeton',
  seatLaid: 'Place {seat}, {amount} à vous. Poser encore un jeton',
  seatEmpty: 'Place {seat}, vide',
  seatTaken: 'Place {seat}, {name}, {amount}',
  seatDemo: 'Place {seat}, {name}, {amount} d’argent fictif',
  seatOwn: 'Place {seat}, la vôtre, {amount}',
  seatKept: 'Place {seat}, gardée pour qui y jouait',
  seatYours: 'Place {seat}, gardée pour vous. S’asseoir avec un jeton',
  tagYou: 'Vous',
  tagEmpty: 'Libre',
  tagKept: 'Gardée',
  tagYours: 'À vous',
  tagSeconds: '{seconds} s',
  tagDemo: 'argent fictif',
  seatMoved: 'La place {seat} a été prise. Vos jetons sont maintenant sur la place {other}.',
  seatGone:
    'La place {seat} a été prise, et aucune autre n’est libre. Vos jetons ont été rangés, rien n’a été débité.',
  watchFull:
    'Les sept places sont prises, vous regardez. La prochaine occasion vient avec les prochaines mises\u202f: une place que son joueur quitte est libre après {keep} secondes.',
  watchKept:
    'Chaque place est prise ou gardée pour qui y jouait. Les places gardées se libèrent dans {seconds} s.',
  watchDemo:
    'L’argent fictif a trois places ici, et toutes sont prises. La prochaine occasion vient avec les prochaines mises.',
  watchRound: 'Vous regardez cette partie. Vous pourrez prendre place aux prochaines mises.',
  watchNext: 'Vous regardez cette partie. Les mises rouvrent dans {seconds} s.',
  titleYours: 'À vous de jouer',
  titleSeat: 'La place {seat} choisit',
  titleInsurance: 'Assurance\u202f?',
  dealerPlays: 'Le croupier joue',
  turnOwn: 'À vous\u202f: {total} contre {dealer}.',
  turnOwnSplit: 'À vous, main {hand}\u202f: {total} contre {dealer}.',
  askOwn: 'Le croupier montre un as. Assurance pour {amount}\u202f?',
  waitInsurance: 'Votre réponse est reçue. Les autres répondent encore.',
  heardOwn: 'Vos cartes\u202f: {cards}, {total}. Le croupier montre\u202f: {card}.',
  heardDeal: 'Les cartes sont distribuées. Le croupier montre\u202f: {card}.',
  heardChoice: 'Place {seat}\u202f: {choice}, {total}.',
  heardYours: 'Vous\u202f: {choice}, {total}.',
  ended: 'Vous\u202f: {outcomes}.',
  gameTitle: 'Le jeu',
  ruleSeats:
    'La table a sept places. Votre mise prend une place libre, une seule par personne\u202f; celles que personne ne prend restent vides. L’argent fictif en a trois sur sept au plus.',
  ruleKept:
    'Qui a joué la dernière partie et regarde encore garde sa place pendant les {keep} premières secondes des mises suivantes. Ensuite, elle est libre pour tous.',
  ruleOrder:
    'Les cartes vont à toutes les places prises, le plus petit numéro d’abord, et l’on joue dans cet ordre. Si un as est visible, l’assurance est proposée à tous en même temps, pendant {insurance} secondes.',
  ruleTime:
    'Vous avez {turn} secondes pour chaque choix. Le silence refuse l’assurance\u202f; à votre tour, il fait rester toutes vos mains encore en jeu.',
  ruleLiveKeys:
    'Clavier\u202f: 1 à 7 posent un jeton sur une place. H demande une carte, S reste, D double, P sépare, I assure, N refuse.',
  ruleLiveLimits: 'Une place accepte de {min} à {max}. Doubler, séparer et s’assurer viennent en plus.',
};

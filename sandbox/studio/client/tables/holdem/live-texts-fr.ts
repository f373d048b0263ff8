import type { LiveHoldemText } from './live-texts-en';

export const LIVE_HOLDEM_FR: Record<LiveHoldemText, string> = {
  own: 'Cartes des joueurs\u202f: {hand}',
  ownNone: 'Cartes des joueurs',
  chosenCount: '{chosen} sur {count} ont choisi',
  titleChoose: 'Suivre ou se coucher',
  titleWait: 'Les joueurs choisissent',
  dealerPlays: 'Turn, river, croupier',
  wait_call: 'Vous suivez. Les autres choisissent encore.',
  wait_fold: 'Vous vous couchez. Les autres choisissent encore.',
  heardDeal: 'Cartes des joueurs\u202f: {own}. Au milieu\u202f: {board}. Cela fait\u202f: {hand}.',
  seen_won: 'Les joueurs gagnent. Joueurs\u202f: {hand}. Croupier\u202f: {dealer}.',
  seen_lost: 'Le croupier gagne. Joueurs\u202f: {hand}. Croupier\u202f: {dealer}.',
  seen_tied: 'Égalité. Joueurs\u202f: {hand}. Croupier\u202f: {dealer}.',
  seen_not_qualified:
    'Le croupier ne joue pas\u202f: {dealer}. Joueurs\u202f: {hand}. L’ante de ceux qui ont suivi gagne.',
  gameTitle: 'Le jeu',
  ruleShared:
    'Toute la table joue les deux mêmes cartes contre le croupier\u202f; chacun suit ou se couche pour soi.',
  ruleTime:
    'Vous avez {seconds} secondes pour suivre ou vous coucher, une fois. Le silence couche la main\u202f; le bonus AA est payé malgré tout. Quand tous ont choisi, la partie continue aussitôt.',
  ruleDeal:
    'Un jeu de 52 cartes, mélangé pour chaque partie. Les joueurs ensemble et le croupier reçoivent deux cartes chacun, trois autres sont ouvertes au milieu. Deux de plus suivent quand le temps de choisir est passé\u202f; les cinq meilleures cartes sur sept comptent.',
  ruleCall: 'Suivre mise deux antes de plus, se coucher abandonne l’ante.',
};

import type { TextsOf } from '../texts';

type CardText =
  | 'card'
  | 'faceDown'
  | 'clubs'
  | 'diamonds'
  | 'hearts'
  | 'spades'
  | 'jack'
  | 'queen'
  | 'king'
  | 'ace';

const german = {
  card: '{suit}-{rank}',
  faceDown: 'Verdeckte Karte',
  clubs: 'Kreuz',
  diamonds: 'Karo',
  hearts: 'Herz',
  spades: 'Pik',
  jack: 'Bube',
  queen: 'Dame',
  king: 'König',
  ace: 'Ass',
};
const english = {
  card: '{rank} of {suit}',
  faceDown: 'Card face down',
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
  jack: 'Jack',
  queen: 'Queen',
  king: 'King',
  ace: 'Ace',
};

export const CARD_TEXTS: TextsOf<CardText> = {
  en: english,
  de: german,
  au: english,
  ch: german,
  fr: {
    card: '{rank} de {suit}',
    faceDown: 'Carte face cachée',
    clubs: 'trèfle',
    diamonds: 'carreau',
    hearts: 'cœur',
    spades: 'pique',
    jack: 'Valet',
    queen: 'Dame',
    king: 'Roi',
    ace: 'As',
  },
};

import type { Rng } from '@/lib/domain/chance/rng';
import { shuffled } from '../chance/shuffle';

/**
 * One of 52 cards as a whole number: suit · 13 + rank, ranks from the two (0) to the ace (12), suits in the order
 * of `SUITS`. 0 is the two of clubs, 12 the ace of clubs, 51 the ace of spades. Cards of several decks are equal.
 */
export type Card = number;

/** Letters of the ranks, the lowest first; a rank is a place in it. */
export const RANKS = '23456789TJQKA';
/** Letters of clubs, diamonds, hearts and spades; a suit is a place in it. */
export const SUITS = 'cdhs';
export const DECK_SIZE = 52;
/** Rank of an ace, the highest. */
export const ACE = 12;

/** Rank of a card: 0 for a two to 12 for an ace. */
export const rankOf = (card: Card): number => card % RANKS.length;

/** Suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: Card): number => Math.floor(card / RANKS.length);

/** A card in two letters, rank and suit: `As` is the ace of spades, `Td` the ten of diamonds. */
export const codeOf = (card: Card): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;

/** Cards from their two letters, parted by spaces: `As Td`. @throws RangeError for letters that name no card */
export function cardsOf(codes: string): Card[] {
  return codes
    .split(' ')
    .filter(Boolean)
    .map((code) => {
      const rank = RANKS.indexOf(code.charAt(0));
      const suit = SUITS.indexOf(code.charAt(1));
      if (code.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`no card is called ${code}`);
      return suit * RANKS.length + rank;
    });
}

/** Decks as they come out of their boxes, one after the other, each from card 0 to card 51. */
export const newDecks = (decks: number): Card[] =>
  Array.from({ length: decks * DECK_SIZE }, (_, at) => at % DECK_SIZE);

/**
 * A shoe of `decks` decks: `newDecks`, put in order by `shuffled` (decks · 52 − 1 draws). It is dealt from its
 * beginning: the card at place 0 comes first.
 */
export const shuffledShoe = (rng: Rng, decks: number): Card[] => shuffled(rng, newDecks(decks));

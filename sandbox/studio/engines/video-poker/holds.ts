import { DECK_SIZE, type Card } from '../cards/cards';
import { RANK_BITS, SUITS_OF_CARDS, valueOfRanks } from '../poker/hands';
import { payOf } from './pays';

export const HAND_SIZE = 5;

/** Whether each of the five places is held. */
export type Hold = readonly boolean[];

/** What a hold is worth: `pays / draws` stakes on average, exactly. */
export interface Worth {
  hold: Hold;
  /** Multiples of the stake that all draws give back together. */
  pays: number;
  /** Draws that are possible, each as likely as any other: 47 over the number of cards that are not held. */
  draws: number;
}

/** Every hold: bit number `place` of its place in this list says whether that place is held. */
export const HOLDS: readonly Hold[] = Array.from({ length: 2 ** HAND_SIZE }, (_, bits) =>
  Array.from({ length: HAND_SIZE }, (__, place) => (bits & (1 << place)) !== 0),
);

/** What a hold is worth with these five cards, by every draw that is possible. */
export function worthOf(hand: readonly Card[], hold: Hold): Worth {
  const [ranks, suits, value, pay] = [RANK_BITS, SUITS_OF_CARDS, valueOfRanks, payOf];
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !hand.includes(card));
  let draws = 0;
  /** Adds the cards from `from` on to what is held already: ranks seen once to four times, suits that all cards share. */
  const drawn = (
    from: number,
    left: number,
    once: number,
    twice: number,
    thrice: number,
    four: number,
    suit: number,
  ) => {
    if (left === 0) {
      draws += 1;
      return pay(value(once, twice, thrice, four, suit === 0 ? 0 : once));
    }
    let pays = 0;
    for (let at = from; at <= rest.length - left; at += 1) {
      const card = rest[at] as number;
      const rank = ranks[card] as number;
      const shared = suit & (1 << (suits[card] as number));
      pays += drawn(
        at + 1,
        left - 1,
        once | rank,
        twice | (once & rank),
        thrice | (twice & rank),
        four | (thrice & rank),
        shared,
      );
    }
    return pays;
  };
  let [once, twice, thrice, four, suit] = [0, 0, 0, 0, 0b1111];
  const held = hand.filter((_, place) => hold[place]);
  for (const card of held) {
    const rank = ranks[card] as number;
    [four, thrice, twice, once] = [
      four | (thrice & rank),
      thrice | (twice & rank),
      twice | (once & rank),
      once | rank,
    ];
    suit &= 1 << (suits[card] as number);
  }
  const pays = drawn(0, HAND_SIZE - held.length, once, twice, thrice, four, suit);
  return { hold, pays, draws };
}

/**
 * The hold with the highest expectation, by all 2,598,960 hands that the 32 holds can come to (tenths of a second). Of
 * equals it is the one whose bits in `HOLDS` are the highest number.
 */
export function bestHold(hand: readonly Card[]): Worth {
  return HOLDS.map((hold) => worthOf(hand, hold)).reduce((best, worth) =>
    worth.pays * best.draws >= best.pays * worth.draws ? worth : best,
  );
}

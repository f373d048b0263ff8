import Fraction from 'fraction.js';
import { newDecks, rankOf } from '../cards/cards';
import { fractionOf } from '../play/outcomes';
import {
  dealerDraws,
  INSURANCE_PAY,
  PAYS,
  bestTotal,
  valueOfRank,
  type Outcome,
  type Rules,
  type Total,
} from './rules';

const ZERO = new Fraction(0);
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const BUST = 22;

/** Chance of each value in a deck that never changes: 4 of 13 for ten, 1 of 13 for each other. Index = value. */
const CHANCES = ((): Fraction[] => {
  const counts = Array.from({ length: 11 }, () => 0);
  for (const card of newDecks(1)) {
    const value = valueOfRank(rankOf(card));
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts.map((count) => new Fraction(count, 52));
})();
const chanceOf = (value: number): Fraction => CHANCES[value] ?? ZERO;

/** What the first choice of a hand is worth, in stakes won (lost below 0), once the dealer has no blackjack. */
export interface Worth {
  stand: Fraction;
  hit: Fraction;
  double: Fraction;
  /** For a pair. */
  split?: Fraction;
  surrender?: Fraction;
}

const gain = (outcome: Outcome): Fraction => fractionOf(PAYS[outcome]).sub(1);
const bestOf = (values: readonly Fraction[]): Fraction =>
  values.reduce((best, value) => (value.gt(best) ? value : best));
const averageOf = (worthWith: (value: number) => Fraction): Fraction =>
  VALUES.reduce<Fraction>((sum, value) => sum.add(chanceOf(value).mul(worthWith(value))), ZERO);
const totalOf = (first: number, second: number): Total =>
  bestTotal(first + second, first === 1 || second === 1);
const withCard = ({ total, soft }: Total, value: number): Total =>
  // An ace that counts 11 is a card of 1 and 10 more, which may go again.
  bestTotal((soft ? total - 10 : total) + value, soft || value === 1);

/** Chances of final totals. */
type Ends = ReadonlyMap<number, Fraction>;

/** Final totals of several ways to go on, each with its chance. */
function mixed(ways: readonly (readonly [chance: Fraction, ends: Ends])[]): Ends {
  const sums = new Map<number, Fraction>();
  for (const [chance, ends] of ways)
    for (const [end, share] of ends) sums.set(end, (sums.get(end) ?? ZERO).add(chance.mul(share)));
  return sums;
}

/**
 * The exact worth of blackjack when every card comes from a deck of endless size: each value keeps its chance, whatever
 * was dealt. Decisions go by totals alone, each the best one. A game of six decks is worth about 0.1 % of the stake
 * more, because the cards that are out make the next ones differ.
 */
export class InfiniteDeck {
  private readonly ends = new Map<string, Ends>();
  private readonly known = new Map<string, Fraction>();

  constructor(private readonly rules: Rules) {}

  /** What a round is worth on average, in stakes won: below 0 the player loses. */
  expected(): Fraction {
    return averageOf((up) => {
      const blackjack = this.dealersBlackjack(up);
      const lost = gain('lose');
      return averageOf((first) =>
        averageOf((second) => {
          const natural = totalOf(first, second).total === 21;
          const against = natural ? gain('push') : lost;
          const otherwise = natural
            ? gain('blackjack')
            : bestOf(Object.values(this.worth(first, second, up)));
          return blackjack.mul(against).add(new Fraction(1).sub(blackjack).mul(otherwise));
        }),
      );
    });
  }

  /** Worth of each first choice for two cards against an open card, by their values (1 for an ace to 10). */
  worth(first: number, second: number, up: number): Worth {
    const hand = totalOf(first, second);
    return {
      ...this.worthUnsplit(hand, up),
      ...(first === second ? { split: this.split(first, up) } : {}),
      ...(this.rules.lateSurrender ? { surrender: gain('surrender') } : {}),
    };
  }

  private worthUnsplit(hand: Total, up: number): { stand: Fraction; hit: Fraction; double: Fraction } {
    const double = this.once(`double ${hand.total} ${hand.soft} ${up}`, () =>
      averageOf((value) => this.stand(withCard(hand, value).total, up)).mul(2),
    );
    return { stand: this.stand(hand.total, up), hit: this.hit(hand, up), double };
  }

  private dealersBlackjack(up: number): Fraction {
    return up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : ZERO;
  }

  /** Chances of the dealer's final totals, 22 for all above 21, when the dealer has no blackjack. */
  private dealer(up: number): Ends {
    const noBlackjack = new Fraction(1).sub(this.dealersBlackjack(up));
    const holes = VALUES.filter((hole) => totalOf(up, hole).total !== 21);
    return this.endsOnce(`up ${up}`, () =>
      mixed(
        holes.map((hole) => [chanceOf(hole).div(noBlackjack), this.dealerFrom(totalOf(up, hole))] as const),
      ),
    );
  }

  private dealerFrom(hand: Total): Ends {
    return this.endsOnce(`${hand.total} ${hand.soft}`, () =>
      dealerDraws(hand, this.rules)
        ? mixed(VALUES.map((value) => [chanceOf(value), this.dealerFrom(withCard(hand, value))] as const))
        : new Map([[Math.min(hand.total, BUST), new Fraction(1)]]),
    );
  }

  private endsOnce(key: string, work: () => Ends): Ends {
    const ends = this.ends.get(key) ?? work();
    this.ends.set(key, ends);
    return ends;
  }

  private stand(total: number, up: number): Fraction {
    return this.once(`stand ${total} ${up}`, () => {
      if (total > 21) return gain('bust');
      let worth = ZERO;
      for (const [end, chance] of this.dealer(up)) {
        const outcome = end === BUST || end < total ? 'win' : end === total ? 'push' : 'lose';
        worth = worth.add(chance.mul(gain(outcome)));
      }
      return worth;
    });
  }

  private hit(hand: Total, up: number): Fraction {
    return this.once(`hit ${hand.total} ${hand.soft} ${up}`, () =>
      averageOf((value) => {
        const next = withCard(hand, value);
        if (next.total >= 21) return this.stand(next.total, up);
        return bestOf([this.stand(next.total, up), this.hit(next, up)]);
      }),
    );
  }

  private split(value: number, up: number): Fraction {
    return this.once(`split ${value} ${up}`, () => this.splitHands(value, up, 2, this.rules.mostHands - 2));
  }

  /** Worth of hands that still wait for their second card, when so many more may come by splitting. */
  private splitHands(value: number, up: number, hands: number, more: number): Fraction {
    if (hands === 0) return ZERO;
    return this.once(`hands ${value} ${up} ${hands} ${more}`, () => {
      const others = this.splitHands(value, up, hands - 1, more);
      return averageOf((second) => {
        const played = this.afterSplit(value, second, up).add(others);
        if (second !== value || value === 1 || more === 0) return played;
        return bestOf([played, this.splitHands(value, up, hands + 1, more - 1)]);
      });
    });
  }

  /** A hand that came out of a split, once it has its second card and isn't split again. */
  private afterSplit(first: number, second: number, up: number): Fraction {
    const hand = totalOf(first, second);
    if (first === 1 || hand.total === 21) return this.stand(hand.total, up);
    const { double, ...others } = this.worthUnsplit(hand, up);
    return bestOf([...Object.values(others), ...(this.rules.doubleAfterSplit ? [double] : [])]);
  }

  private once(key: string, work: () => Fraction): Fraction {
    const worth = this.known.get(key) ?? work();
    this.known.set(key, worth);
    return worth;
  }
}

/** What insurance gives back of its stake when nothing but the dealer's ace is known of so many decks. */
export function insuranceReturn(decks: number): Fraction {
  const tens = newDecks(decks).filter((card) => valueOfRank(rankOf(card)) === 10).length;
  return new Fraction(tens, newDecks(decks).length - 1).mul(fractionOf(INSURANCE_PAY));
}

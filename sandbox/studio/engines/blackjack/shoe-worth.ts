import type { Card } from '../cards/cards';
import type { Multiple } from '../play/stake';
import { bestTotal, dealerDraws, PAYS, type Rules } from './rules';
import { basicStrategy } from './strategy';
import { Unseen } from './unseen';

const gain = ({ numerator, denominator }: Multiple): number => numerator / denominator - 1;
const WIN = gain(PAYS.win);
const LOSE = gain(PAYS.lose);
const BUST = gain(PAYS.bust);
const PUSH = gain(PAYS.push);
const NATURAL = gain(PAYS.blackjack);

/** A hand, the dealer's too: the sum of its cards, each ace as 1. */
interface Sum {
  low: number;
  aces: boolean;
}
const sumOf = (...values: number[]): Sum => ({
  low: values.reduce((sum, value) => sum + value, 0),
  aces: values.includes(1),
});
const withCard = ({ low, aces }: Sum, value: number): Sum => ({
  low: low + value,
  aces: aces || value === 1,
});
const totalOf = ({ low, aces }: Sum) => bestTotal(low, aces);
const isTwentyOne = (first: number, second: number): boolean => totalOf(sumOf(first, second)).total === 21;

/** The dealer's open and hidden card, by what they count. */
interface Dealer {
  up: number;
  hole: number;
}

/** What a pair's splits lead to: hands with another second card, hands with the same one, and how likely that is. */
interface Splits {
  chance: number;
  others: number;
  pairs: number;
}

/**
 * The worth of blackjack by basic strategy when each card that is dealt is missing afterwards: all rounds there can be are
 * gone through, in numbers of double precision.
 *
 * A hand that came out of a split is worth what it would be if its hits and the dealer's cards came right after all second
 * cards: cards of a shuffled shoe that are taken at moments which earlier cards decide are as random as its first ones
 * (predictable sampling: Kallenberg, Annals of Probability 16, 1988). Of the other hands' second cards it only counts
 * whether they were the same again.
 */
export class ShoeWorth {
  private readonly unseen: Unseen;
  /** Chances of the dealer's final totals, with the open and the hidden card of now, by the cards that are left. */
  private ends = new Map<string, readonly number[]>();

  constructor(
    private readonly rules: Rules,
    shoe: readonly Card[],
  ) {
    this.unseen = Unseen.of(shoe);
  }

  /** What a round is worth on average, in stakes won: below 0 the player loses. */
  expected(): number {
    const { unseen } = this;
    return unseen.average((up) =>
      unseen.average((hole) => {
        this.ends = new Map();
        // Which of two cards came first says nothing.
        const known = new Map<string, number>();
        return unseen.average((first) =>
          unseen.average((second) => {
            const key = [first, second].toSorted((one, other) => one - other).join(' ');
            const worth = known.get(key) ?? this.round(first, second, { up, hole });
            known.set(key, worth);
            return worth;
          }),
        );
      }),
    );
  }

  private round(first: number, second: number, dealer: Dealer): number {
    const natural = isTwentyOne(first, second);
    if (isTwentyOne(dealer.up, dealer.hole)) return natural ? PUSH : LOSE;
    if (natural) return NATURAL;
    const hand = sumOf(first, second);
    const splits = first === second && this.chosen(first, hand, dealer, ['split', 'double']) === 'split';
    if (!splits) return this.play(first, hand, dealer, true);
    const { unseen } = this;
    let worth = 0;
    for (const { chance, others, pairs } of this.splitsOf(first)) {
      const other = () => unseen.average((drawn) => this.afterSplit(first, drawn, dealer), first);
      const pair = () => this.afterSplit(first, first, dealer);
      // The same value came again for each pair that stayed one, and for each hand beyond two.
      worth += unseen.without(first, others + 2 * pairs - 2, () => {
        const ofOthers = others > 0 ? others * unseen.withOut(others - 1, first, other) : 0;
        const ofPairs = pairs > 0 ? pairs * unseen.withOut(others, first, pair) : 0;
        return chance * (ofOthers + ofPairs);
      });
    }
    return worth;
  }

  /** All that a pair can become: both hands get a second card at once, and the left one is played first. */
  private splitsOf(value: number): Splits[] {
    const found = new Map<string, Splits>();
    const splitAgain = (hands: number) => value !== 1 && hands < this.rules.mostHands;
    const seconds = this.unseen.countsOf(value);
    /** @param waiting hands that were not looked at yet: whether their second card is the same again */
    const go = (
      chance: number,
      left: typeof seconds,
      waiting: readonly boolean[],
      done: Omit<Splits, 'chance'>,
    ) => {
      const [isPair, ...rest] = waiting;
      const { others, pairs } = done;
      if (chance === 0) return;
      if (isPair === undefined) {
        const key = `${others} ${pairs}`;
        found.set(key, { ...done, chance: chance + (found.get(key)?.chance ?? 0) });
      } else if (isPair && splitAgain(waiting.length + others + pairs)) draw(chance, left, rest, done);
      else if (isPair) go(chance, left, rest, { others, pairs: pairs + 1 });
      else go(chance, left, rest, { others: others + 1, pairs });
    };
    const draw = (
      chance: number,
      left: typeof seconds,
      rest: readonly boolean[],
      done: Omit<Splits, 'chance'>,
    ) => {
      const { same, others } = left;
      const all = same + others;
      const ways = [
        { drawn: [true, true], ordered: same * (same - 1), left: { same: same - 2, others } },
        { drawn: [true, false], ordered: same * others, left: { same: same - 1, others: others - 1 } },
        { drawn: [false, true], ordered: others * same, left: { same: same - 1, others: others - 1 } },
        { drawn: [false, false], ordered: others * (others - 1), left: { same, others: others - 2 } },
      ];
      for (const way of ways)
        go((chance * way.ordered) / (all * (all - 1)), way.left, [...way.drawn, ...rest], done);
    };
    draw(1, seconds, [], { others: 0, pairs: 0 });
    return [...found.values()];
  }

  /** A hand that came out of a split and isn't split again. */
  private afterSplit(first: number, second: number, dealer: Dealer): number {
    const hand = sumOf(first, second);
    if (first === 1) return this.stand(totalOf(hand).total, dealer);
    return this.play(first, hand, dealer, this.rules.doubleAfterSplit);
  }

  private play(first: number, hand: Sum, dealer: Dealer, mayDouble: boolean): number {
    const { total } = totalOf(hand);
    if (total > 21) return BUST;
    if (total === 21) return this.stand(total, dealer);
    const choice = this.chosen(first, hand, dealer, mayDouble ? ['double'] : []);
    if (choice === 'hit') {
      return this.unseen.average((value) => this.play(first, withCard(hand, value), dealer, false));
    }
    if (choice === 'double') {
      return 2 * this.unseen.average((value) => this.stand(totalOf(withCard(hand, value)).total, dealer));
    }
    return this.stand(total, dealer);
  }

  private chosen(first: number, hand: Sum, { up }: Dealer, may: readonly ('split' | 'double')[]) {
    return basicStrategy(
      first,
      totalOf(hand),
      up,
      (choice) => choice === 'hit' || choice === 'stand' || may.some((one) => one === choice),
    );
  }

  private stand(total: number, dealer: Dealer): number {
    if (total > 21) return BUST;
    const { key } = this.unseen;
    let chances = this.ends.get(key);
    if (!chances) {
      chances = this.endsOf(sumOf(dealer.up, dealer.hole));
      this.ends.set(key, chances);
    }
    return chances.reduce((sum, chance, end) => {
      const wins = end > 21 || end < total;
      return sum + chance * (wins ? WIN : end === total ? PUSH : LOSE);
    }, 0);
  }

  /** Chances of the dealer's final totals, all above 21 together at 22. */
  private endsOf(from: Sum): number[] {
    const chances = Array.from({ length: 23 }, () => 0);
    const go = (hand: Sum, chance: number): void => {
      const total = totalOf(hand);
      if (dealerDraws(total, this.rules)) {
        this.unseen.each((value, share) => go(withCard(hand, value), chance * share));
      } else chances[Math.min(total.total, 22)] = (chances[Math.min(total.total, 22)] ?? 0) + chance;
    };
    go(from, 1);
    return chances;
  }
}

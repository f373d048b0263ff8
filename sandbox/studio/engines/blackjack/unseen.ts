import { rankOf, type Card } from '../cards/cards';
import { valueOfRank } from './rules';

/** What cards count: 1 for an ace to 10. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Cards that were not seen yet, by value. */
export class Unseen {
  /** Of some that are out nobody knows more than what they are not: how many, and that value. */
  private out = 0;
  private outIsNot = 0;

  private constructor(
    private readonly counts: number[],
    private total: number,
  ) {}

  static of(shoe: readonly Card[]): Unseen {
    const counts = Array.from({ length: 11 }, () => 0);
    for (const card of shoe) {
      const value = valueOfRank(rankOf(card));
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return new Unseen(counts, shoe.length);
  }

  /** The same for the same cards. */
  get key(): string {
    return `${this.out} ${this.outIsNot} ${this.counts.join(' ')}`;
  }

  /** How many there are of a value, and of all others. */
  countsOf(value: number): { same: number; others: number } {
    const same = this.counts[value] ?? 0;
    return { same, others: this.total - same };
  }

  /** The average of what follows each next card, which is away meanwhile; `but` is a value that it isn't. */
  average(worthWith: (value: number) => number, but?: number): number {
    let sum = 0;
    this.each((value, chance) => (sum += chance * worthWith(value)), but);
    return sum;
  }

  /** Each next card with its chance, while it is away. */
  each(work: (value: number, chance: number) => void, but?: number): void {
    for (const value of VALUES) {
      const chance = this.chanceOf(value, but);
      if (chance > 0) this.without(value, 1, () => work(value, chance));
    }
  }

  private chanceOf(value: number, but?: number): number {
    const { same } = this.countsOf(value);
    if (but !== undefined) return value === but ? 0 : same / this.countsOf(but).others;
    const { out, outIsNot, total } = this;
    if (out === 0) return same / total;
    if (value === outIsNot) return same / (total - out);
    // Any of the cards that are not of that value may be out.
    const possible = this.countsOf(outIsNot).others;
    return ((same / possible) * (possible - out)) / (total - out);
  }

  /** What follows while cards of this value are away. */
  without<Result>(value: number, cards: number, work: () => Result): Result {
    this.counts[value] = (this.counts[value] ?? 0) - cards;
    this.total -= cards;
    const result = work();
    this.counts[value] = (this.counts[value] ?? 0) + cards;
    this.total += cards;
    return result;
  }

  /** What follows while so many cards are out that are of any other value. */
  withOut<Result>(cards: number, isNot: number, work: () => Result): Result {
    this.out = cards;
    this.outIsNot = cards > 0 ? isNot : 0;
    const result = work();
    this.out = 0;
    this.outIsNot = 0;
    return result;
  }
}

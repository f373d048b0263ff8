import { edgeShare } from './games';
import type { PayTable } from './pay-table';
import { converted, heapEnds, heapOf, HEAPS, type Ends, type Walk } from './walk';

/** Rounds between two reports of progress. */
const ROUNDS_OF_A_REPORT = 50;

/** Whether all money is whole stakes at any time, so that every amount that can be held is known. */
export const isOnLattice = ({ deposit, bonus, stake }: Walk): boolean =>
  deposit % stake === 0 && bonus % stake === 0;

/** Stakes above which money at the end is in the last heap, or all that the bonus may turn into. */
function topOf(walk: Walk): number {
  const most = Math.max(heapEnds(walk).at(-1) ?? 0, walk.maxWin ?? 0);
  return Math.ceil(most / walk.stake);
}

/** Additions and multiplications that `exactly` makes, roughly. */
export const workOf = (walk: Walk): number =>
  walk.rounds *
  (walk.rounds / 2 + topOf(walk)) *
  walk.pays.length *
  (walk.deposit > 0 && walk.bonus > 0 ? 2 : 1);

/** Chances of money of one kind, by whole stakes, while it lies below what can't run out any more. */
class Purse {
  private now: Float64Array;
  private next: Float64Array;
  /** Chance of money that can't run out before the last round, and what it comes to at the end, times that chance. */
  readonly safe = { chance: 0, left: 0 };

  /** From the lowest pay up. */
  private readonly pays: readonly { pay: number; chance: number }[];
  private readonly edge: number;

  /** @param size the most stakes that are told apart */
  constructor(size: number, pays: PayTable) {
    const all = pays.reduce((sum, [, parts]) => sum + parts, 0);
    this.pays = pays
      .map(([pay, parts]) => ({ pay, chance: parts / all }))
      .toSorted((one, other) => one.pay - other.pay);
    this.edge = edgeShare(pays);
    this.now = new Float64Array(size + 2);
    this.next = new Float64Array(size + 2);
  }

  add(stakes: number, chance: number): void {
    this.now[stakes] = (this.now[stakes] ?? 0) + chance;
  }

  /** Takes the chance of an empty balance out of the distribution. */
  takeEmpty(): number {
    const empty = this.now[0] ?? 0;
    this.now[0] = 0;
    return empty;
  }

  chances(): Float64Array {
    return this.now;
  }

  /**
   * One round for all.
   * @param left rounds after this one
   * @param most stakes that are told apart after it: money above them can't run out
   * @returns the chance that there was a stake to make
   */
  play(left: number, most: number): number {
    const { now, next, edge } = this;
    // Sums from the top down tell how much of the money passes `most` with a pay, without going through it again.
    let [mass, weighted, at] = [0, 0, now.length - 1];
    for (const { pay, chance } of this.pays) {
      const first = Math.max(1, most - pay + 2);
      for (; at >= first; at -= 1) {
        const here = now[at] ?? 0;
        mass += here;
        weighted += here * at;
      }
      this.safe.chance += chance * mass;
      this.safe.left += chance * (weighted + mass * (pay - 1 - left * edge));
      for (let stakes = 1, end = Math.min(first, now.length); stakes < end; stakes += 1) {
        next[stakes - 1 + pay] = (next[stakes - 1 + pay] as number) + chance * (now[stakes] as number);
      }
    }
    let made = 0;
    for (let stakes = 1; stakes < now.length; stakes += 1) made += now[stakes] as number;
    now.fill(0);
    this.now = next;
    this.next = now;
    return made;
  }
}

/**
 * Follows the chances of every amount of money from round to round: no chance is drawn, and what comes out is right to the
 * double's last digits. Own money and bonus money are two purses, since the second is opened when the first is empty and
 * nothing is paid into the first after that.
 * @yields the share that is done, 0 to 1
 * @throws RangeError where money is not whole stakes
 */
export function* exactly(walk: Walk): Generator<number, Ends> {
  if (!isOnLattice(walk)) throw new RangeError('money is not a whole number of stakes');
  const { stake, rounds, pays, maxWin } = walk;
  const [deposit, bonus] = [walk.deposit / stake, walk.bonus / stake];
  const top = topOf(walk);
  const size = Math.max(rounds + top, deposit, bonus);
  const own = new Purse(size, pays);
  const lent = new Purse(size, pays);
  if (deposit > 0) own.add(deposit, 1);
  else lent.add(bonus, 1);

  let staked = 0;
  let alive = deposit + bonus > 0 ? 1 : 0;
  for (let round = 1; round <= rounds; round += 1) {
    const left = rounds - round;
    const safe = own.safe.chance + lent.safe.chance;
    const made = own.play(left, left + top) + lent.play(left, left + top) + safe;
    staked += made;
    alive = made;
    if (bonus > 0) lent.add(bonus, own.takeEmpty());
    if (round % ROUNDS_OF_A_REPORT === 0) yield 1 - (left / rounds) ** 2;
  }

  const ends = heapEnds(walk);
  const heaps = Array.from({ length: HEAPS }, () => 0);
  let left = 0;
  const put = (chance: number, mean: number, heap: number) => {
    heaps[heap] = (heaps[heap] ?? 0) + chance;
    left += chance * mean;
  };
  const rest = converted(walk.bonus, maxWin);
  // Only who made all rounds turns bonus money into money; whoever could not make the last one has nothing left.
  own.chances().forEach((chance, stakes) => {
    if (stakes > 0 && chance > 0) put(chance, stakes * stake + rest, heapOf(stakes * stake + rest, ends));
  });
  lent.chances().forEach((chance, stakes) => {
    const money = converted(stakes * stake, maxWin);
    if (stakes > 0 && chance > 0) put(chance, money, heapOf(money, ends));
  });
  put(own.safe.chance, 0, HEAPS - 1);
  left += own.safe.left * stake + own.safe.chance * rest;
  if (lent.safe.chance > 0) {
    put(lent.safe.chance, maxWin ?? 0, maxWin === null ? HEAPS - 1 : heapOf(maxWin, ends));
    if (maxWin === null) left += lent.safe.left * stake;
  }
  heaps[0] = 1 - heaps.reduce((sum, chance) => sum + chance, 0) + (heaps[0] ?? 0);
  return { finish: alive, left, staked: staked * stake, heaps, errors: null };
}

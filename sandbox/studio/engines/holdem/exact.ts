import Fraction from 'fraction.js';
import type { Moments } from '../play/outcomes';
import { eachHand, sharedBy } from '../poker/every-hand';
import { handValue } from '../poker/hands';
import { everyFlop, type EveryFlop } from './flops';
import { HIGH, LOW, PAIRS } from './pairs';
import { bonusMultiple } from './rules';
import { DEALERS, PAIRS_BESIDE_BOARD, showdowns } from './showdowns';

const momentsOf = (sum: bigint, squares: bigint, all: bigint): Moments => {
  const mean = new Fraction(sum, all);
  return { mean, variance: new Fraction(squares, all).sub(mean.mul(mean)) };
};

/** The bonus bet over all hands of five cards: what it wins or loses, in its stakes. */
export function exactBonus(): Moments {
  let [hands, won, squares] = [0, 0, 0];
  eachHand((hand) => {
    const net = bonusMultiple(handValue(hand)).numerator - 1;
    hands += 1;
    won += net;
    squares += net * net;
  });
  return momentsOf(BigInt(won), BigInt(squares), BigInt(hands));
}

/** Places of three cards out of five, ascending. */
const THREES = [0, 1, 2, 3, 4].flatMap((high) =>
  [0, 1, 2, 3, 4].flatMap((middle) =>
    [0, 1, 2, 3, 4].flatMap((low) => (low < middle && middle < high ? [[low, middle, high] as const] : [])),
  ),
);

/** The whole of casino hold'em, in antes. */
export interface ExactHoldem {
  /** Own pairs with flops: those that are not equal but for the names of suits, and all. */
  classes: number;
  starts: bigint;
  /** What an ante wins or loses with best play, and the share of starts that are called then. */
  best: Fraction;
  calls: Fraction;
  /** What an ante and its call win or lose when every hand is called. */
  always: Moments;
}

/** What calling wins: every board with every pair of the player and of the dealer, in antes. */
export interface Calls {
  flops: EveryFlop;
  /** By kind of flop and by pair beside its example: over all boards that come from it. */
  byStart: Float64Array;
  /** Over all boards, and its squares. */
  all: bigint;
  squares: bigint;
  boards: number;
}

/**
 * Counts every call. A board of each class (134,459) is played by each pair of the player against all of the dealer's; what
 * a pair wins there is added to each of the ten flops that the board can have begun with, under names of suits that make
 * the flop the example of its kind. Sums of one flop and pair are safe integers, those of all are bigints. It takes a
 * minute.
 */
export function everyCall(): Calls {
  const flops = everyFlop();
  const play = showdowns();
  const byStart = new Float64Array(flops.kinds.length * PAIRS);
  const [perBoard, threes] = [PAIRS_BESIDE_BOARD, THREES];
  let [all, allSquares, boards] = [0n, 0n, 0];
  eachHand((board) => {
    const share = sharedBy(board);
    if (share === 0) return;
    const { pairs, won, squares } = play(board);
    boards += share;
    all += BigInt(share * won.reduce((sum, one) => sum + one, 0));
    allSquares += BigInt(share * squares.reduce((sum, one) => sum + one, 0));
    for (const [low, middle, high] of threes) {
      const flop = flops.flopOf(board[low] as number, board[middle] as number, board[high] as number);
      if (!flop) throw new RangeError('every three ascending cards are a flop');
      const { renamedPairs } = flop;
      const first = flop.kind * PAIRS;
      for (let at = 0; at < perBoard; at += 1)
        (byStart[first + (renamedPairs[pairs[at] as number] as number)] as number) +=
          share * (won[at] as number);
    }
  });
  return { flops, byStart, all, squares: allSquares, boards };
}

/** What calling wins for each class of pairs beside the example of a kind of flop, and how many starts are like it. */
function* eachStart({ flops, byStart }: Calls) {
  for (const [kind, { count, pairs, example }] of flops.kinds.entries()) {
    for (const alike of pairs) {
      const sum = alike.reduce((won, pair) => won + (byStart[kind * PAIRS + pair] as number), 0);
      yield { example, alike, starts: BigInt(count * alike.length), won: BigInt(sum) };
    }
  }
}

/** Boards and pairs of the dealer that can follow a start. */
const FOLLOWING = BigInt(PAIRS_BESIDE_BOARD * DEALERS);

/** Best play calls with each class of starts that wins more by calling, or loses less, than the ante that folding costs. */
export function exactHoldem(calls: Calls): ExactHoldem {
  let [classes, starts, called, best] = [0, 0n, 0n, 0n];
  for (const start of eachStart(calls)) {
    const folded = -start.starts * FOLLOWING;
    const worthCalling = start.won > folded;
    classes += 1;
    starts += start.starts;
    if (worthCalling) called += start.starts;
    best += worthCalling ? start.won : folded;
  }
  return {
    classes,
    starts,
    best: new Fraction(best, starts * FOLLOWING),
    calls: new Fraction(called, starts),
    always: momentsOf(calls.all, calls.squares, BigInt(calls.boards) * FOLLOWING),
  };
}

/** For tests: what calling wins for each class of starts on average, with one of them. */
export function* worthOfStarts(calls: Calls) {
  for (const { example, alike, starts, won } of eachStart(calls)) {
    const pair = alike[0] ?? 0;
    const own = [LOW[pair] as number, HIGH[pair] as number];
    yield { own, flop: example, worth: new Fraction(won, starts * FOLLOWING) };
  }
}

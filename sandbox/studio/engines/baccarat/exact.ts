import Fraction from 'fraction.js';
import { newDecks, rankOf } from '../cards/cards';
import { multipleOf, type CoupResult } from './baccarat';
import {
  bankerDraws,
  DECKS,
  isNatural,
  playerDraws,
  pointsOf,
  pointsOfRank,
  winnerOf,
  type BetName,
  type Winner,
} from './rules';

/** Ways in which six cards come out of the shoe in their order: a round uses four to six of them. */
const ORDERS = fallingFrom(DECKS * 52, 6);

/** Product of `factors` whole numbers, the highest first: 416 · 415 · … */
function fallingFrom(highest: number, factors: number): bigint {
  let product = 1n;
  for (let at = 0; at < factors; at += 1) product *= BigInt(highest - at);
  return product;
}

/**
 * In how many of the orders of six cards out of eight decks each side wins. Goes through every row of points that the
 * cards can have, with the number of ways to draw it without putting any back.
 */
export function countWins(): Record<Winner, bigint> {
  const left = Array.from({ length: 10 }, () => 0);
  for (const card of newDecks(DECKS)) {
    const points = pointsOfRank(rankOf(card));
    left[points] = (left[points] ?? 0) + 1;
  }
  const cards = DECKS * 52;
  const wins: Record<Winner, bigint> = { player: 0n, banker: 0n, tie: 0n };

  /** Draws one card of each number of points, with the ways to do so. */
  const eachPoint = (ways: bigint, visit: (points: number, ways: bigint) => void) => {
    for (let points = 0; points < left.length; points += 1) {
      const many = left[points] ?? 0;
      if (many === 0) continue;
      left[points] = many - 1;
      visit(points, ways * BigInt(many));
      left[points] = many;
    }
  };
  /** The cards that nobody drew may lie as they like. */
  const end = (player: number, banker: number, ways: bigint, used: number) => {
    wins[winnerOf(player, banker)] += ways * fallingFrom(cards - used, 6 - used);
  };
  const thirdOfBanker = (
    player: number,
    banker: number,
    third: number | null,
    ways: bigint,
    used: number,
  ) => {
    if (bankerDraws(banker, third))
      eachPoint(ways, (drawn, more) => end(player, pointsOf([banker, drawn]), more, used + 1));
    else end(player, banker, ways, used);
  };

  eachPoint(1n, (first, one) =>
    eachPoint(one, (second, two) =>
      eachPoint(two, (third, three) =>
        eachPoint(three, (fourth, four) => {
          const player = pointsOf([first, third]);
          const banker = pointsOf([second, fourth]);
          if (isNatural(player) || isNatural(banker)) end(player, banker, four, 4);
          else if (playerDraws(player))
            eachPoint(four, (drawn, five) =>
              thirdOfBanker(pointsOf([player, drawn]), banker, drawn, five, 5),
            );
          else thirdOfBanker(player, banker, null, four, 4);
        }),
      ),
    ),
  );
  return wins;
}

/** Chance that the first two cards of one side have the same rank. */
function pairChance(): Fraction {
  const left = new Map<number, number>();
  for (const card of newDecks(DECKS)) left.set(rankOf(card), (left.get(rankOf(card)) ?? 0) + 1);
  const cards = DECKS * 52;
  let ways = 0;
  for (const many of left.values()) ways += many * (many - 1);
  return new Fraction(ways, cards * (cards - 1));
}

/** Mean and variance of what a bet gives back for a stake of 1, the stake included. */
export interface ExactReturn {
  mean: Fraction;
  variance: Fraction;
}

/** The exact return of every bet. */
export function exactReturns(): Record<BetName, ExactReturn> {
  const wins = countWins();
  const pair = pairChance();
  const ofWinner = (bet: Winner) =>
    returnOf(
      bet,
      (['player', 'banker', 'tie'] as const).map((winner) => [
        new Fraction(wins[winner], ORDERS),
        { winner, playerPair: false, bankerPair: false },
      ]),
    );
  const ofPair = (bet: 'player_pair' | 'banker_pair') =>
    returnOf(bet, [
      [pair, { winner: 'tie', playerPair: true, bankerPair: true }],
      [new Fraction(1).sub(pair), { winner: 'tie', playerPair: false, bankerPair: false }],
    ]);
  return {
    player: ofWinner('player'),
    banker: ofWinner('banker'),
    tie: ofWinner('tie'),
    player_pair: ofPair('player_pair'),
    banker_pair: ofPair('banker_pair'),
  };
}

type Outcome = Pick<CoupResult, 'winner' | 'playerPair' | 'bankerPair'>;

function returnOf(bet: BetName, outcomes: [chance: Fraction, outcome: Outcome][]): ExactReturn {
  let mean = new Fraction(0);
  let squares = new Fraction(0);
  for (const [chance, outcome] of outcomes) {
    const multiple = new Fraction(...multipleOf(bet, outcome));
    mean = mean.add(chance.mul(multiple));
    squares = squares.add(chance.mul(multiple).mul(multiple));
  }
  return { mean, variance: squares.sub(mean.mul(mean)) };
}

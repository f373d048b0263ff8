import Fraction from 'fraction.js';
import { newDecks, rankOf } from '../cards/cards';
import { fractionOf, type Outcome } from '../play/outcomes';
import { multipleOf } from './baccarat';
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

const NO_PAIR = { playerPair: false, bankerPair: false };
const BOTH_PAIRS = { playerPair: true, bankerPair: true };

/** Everything that each bet can come to. */
export function baccaratOutcomes(): Record<BetName, Outcome[]> {
  const wins = countWins();
  const pair = pairChance();
  const winners = (['player', 'banker', 'tie'] as const).map((winner) => ({
    chance: new Fraction(wins[winner], ORDERS),
    coup: { winner, ...NO_PAIR },
  }));
  const pairs = [
    { chance: pair, coup: { winner: 'tie' as const, ...BOTH_PAIRS } },
    { chance: new Fraction(1).sub(pair), coup: { winner: 'tie' as const, ...NO_PAIR } },
  ];
  const ofBet = (bet: BetName, ways: typeof winners | typeof pairs) =>
    ways.map(({ chance, coup }) => ({ chance, multiple: fractionOf(multipleOf(bet, coup)) }));
  return {
    player: ofBet('player', winners),
    banker: ofBet('banker', winners),
    tie: ofBet('tie', winners),
    player_pair: ofBet('player_pair', pairs),
    banker_pair: ofBet('banker_pair', pairs),
  };
}

import { CATEGORY_ID, type GameCategoryCode } from '@/lib/domain/game-categories';
import type { PayTable } from './pay-table';
import { SLOT_PAYS } from './slot-pays.data';

/** The games that a player can choose from; each stands for many. */
export const GAME_CHOICES = ['slotLow', 'slotMedium', 'slotHigh', 'roulette', 'blackjack'] as const;
export type GameChoice = (typeof GAME_CHOICES)[number];

interface Game {
  category: GameCategoryCode;
  pays: PayTable;
}

export const GAMES: Record<GameChoice, Game> = {
  slotLow: { category: 'slots', pays: SLOT_PAYS.low },
  slotMedium: { category: 'slots', pays: SLOT_PAYS.medium },
  slotHigh: { category: 'slots', pays: SLOT_PAYS.high },
  // One chance of even money, such as red, and a single zero.
  roulette: {
    category: 'roulette',
    pays: [
      [0, 19],
      [2, 18],
    ],
  },
  // Four pays with the return of the best play from an endless deck (99.4883 %), the share of rounds that give the stake back,
  // and the deviation (1.15 stakes) of six decks played by the studio's hint. Doubled and split hands make up the win of 3.
  blackjack: {
    category: 'blackjack',
    pays: [
      [0, 527_965],
      [1, 87_900],
      [2, 245_422],
      [3, 138_713],
    ],
  },
};

/** Percent that count where a bonus does not say: what a campaign has when its operator changes nothing. */
const USUAL_WEIGHTS: Readonly<Record<string, number>> = {
  [CATEGORY_ID.slots]: 100,
  [CATEGORY_ID.roulette]: 10,
  [CATEGORY_ID.blackjack]: 10,
};

/** Percent of a stake at a game that count for the wagering; weights are by id of the category, or by its code. */
export function weightOf(
  choice: GameChoice,
  weights: Readonly<Record<string, number>> = USUAL_WEIGHTS,
): number {
  const { category } = GAMES[choice];
  return (
    weights[CATEGORY_ID[category]] ?? weights[category] ?? weights[CATEGORY_ID.all] ?? weights['all'] ?? 0
  );
}

/** What a game keeps of a stake, as an exact fraction. */
export function edgeOf(pays: PayTable): { numerator: bigint; denominator: bigint } {
  let [all, paid] = [0n, 0n];
  for (const [stakes, parts] of pays) {
    all += BigInt(parts);
    paid += BigInt(parts) * BigInt(stakes);
  }
  return { numerator: all - paid, denominator: all };
}

/** The same, for sums that need no cent. */
export function edgeShare(pays: PayTable): number {
  const { numerator, denominator } = edgeOf(pays);
  return Number(numerator) / Number(denominator);
}

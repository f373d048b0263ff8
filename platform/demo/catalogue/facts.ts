import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import type { Volatility } from '@/lib/domain/volatility';
import type { GameFacts } from '../../games/service';
import type { Hand } from './providers';
import type { Chance } from './random';

/** Returns that the studios build their reels for, basis points. */
export const SLOT_RTPS = [9400, 9500, 9600, 9650, 9700] as const;

const VOLATILITIES: Record<Hand, readonly (readonly [Volatility, number])[]> = {
  plain: [
    ['low', 25],
    ['medium', 45],
    ['high', 25],
    ['very_high', 5],
  ],
  grand: [
    ['low', 10],
    ['medium', 30],
    ['high', 40],
    ['very_high', 20],
  ],
  curt: [
    ['low', 20],
    ['medium', 35],
    ['high', 30],
    ['very_high', 15],
  ],
  playful: [
    ['low', 40],
    ['medium', 40],
    ['high', 17],
    ['very_high', 3],
  ],
  noir: [
    ['low', 5],
    ['medium', 25],
    ['high', 45],
    ['very_high', 25],
  ],
  numbers: [
    ['low', 50],
    ['medium', 40],
    ['high', 9],
    ['very_high', 1],
  ],
  wanderer: [
    ['low', 20],
    ['medium', 45],
    ['high', 25],
    ['very_high', 10],
  ],
};

export type SlotLines = 5 | 10 | 20 | 25;

/**
 * The most that one spin can pay, as a multiple of the stake, in the order of SLOT_RTPS: worked out from the
 * studio's reel strips, with the multiplier of free spins. platform/demo/catalogue/max-win.long.test.ts works it out
 * again, so that a card never promises what the reels cannot give.
 */
export const SLOT_MAX_WINS: Record<Volatility, Record<SlotLines, readonly number[]>> = {
  low: {
    5: [300, 300, 300, 300, 300],
    10: [150, 150, 150, 150, 150],
    20: [121, 121, 121, 121, 121],
    25: [121, 121, 121, 121, 121],
  },
  medium: {
    5: [660, 660, 660, 812, 580],
    10: [410, 400, 400, 406, 410],
    20: [295, 246, 250, 287, 287],
    25: [236, 197, 200, 230, 230],
  },
  high: {
    5: [1800, 1800, 1980, 1950, 1950],
    10: [937, 909, 990, 975, 978],
    20: [600, 534, 537, 536, 562],
    25: [546, 433, 433, 432, 450],
  },
  very_high: {
    5: [6150, 6750, 6300, 6150, 6750],
    10: [3425, 3390, 3425, 3400, 3762],
    20: [1912, 1931, 1932, 1900, 2262],
    25: [1530, 1545, 1546, 1520, 1810],
  },
};

const FEW_LINES: ReadonlySet<GameTheme> = new Set(['fruit', 'seven', 'classic', 'jackpot']);

type OtherFacts = Partial<Record<GameTheme, readonly [rtp: number, maxWin: number, volatility: Volatility]>>;

/**
 * Facts of games without reels that one plays alone or, at crash, with others: return in basis points, of the best play (at
 * blackjack of basic strategy, as its hint says) and rounded down, and the most that a round gives back as a multiple of its first stake. returns.test.ts works them out again
 * from the studio's engines.
 */
const ALONE_FACTS: OtherFacts = {
  crash: [9_900, 100_000, 'high'],
  mines: [9_900, 9_193, 'medium'],
  plinko: [9_890, 1_000, 'medium'],
  keno: [9_883, 10_000, 'medium'],
  wheel: [9_900, 49, 'medium'],
  blackjack: [9_959, 16, 'low'],
  roulette: [9_729, 36, 'medium'],
  french_roulette: [9_864, 36, 'medium'],
  baccarat: [9_894, 12, 'low'],
  poker: [9_954, 800, 'medium'],
  holdem: [9_784, 105, 'medium'],
  dice: [9_900, 99, 'medium'],
};

/** The same of live tables. */
const LIVE_FACTS: OtherFacts = {
  blackjack: [9_959, 16, 'low'],
  roulette: [9_729, 36, 'medium'],
  french_roulette: [9_864, 36, 'medium'],
  baccarat: [9_894, 12, 'low'],
  poker: [9_784, 105, 'medium'],
  holdem: [9_784, 105, 'medium'],
  // Sic bo: its best bets, and three alike.
  dice: [9_722, 181, 'medium'],
  // Every bet of the wheel returns the same; a horse of 150 with a bell of 12.
  gameshow: [9_629, 1_800, 'high'],
};

/** Whether a theme is played on reels: those are the games that the studio offers. */
export function isSlot(theme: GameTheme): boolean {
  return GAME_THEMES[theme] === 'slot';
}

/** The facts of one game; `fixed` holds those that were chosen by hand or follow from the title. */
export function factsOf(
  theme: GameTheme,
  hand: Hand,
  chance: Chance,
  fixed: { volatility?: Volatility; lines?: SlotLines; live?: boolean } = {},
): GameFacts {
  const other = (fixed.live ? LIVE_FACTS : ALONE_FACTS)[theme];
  if (other) return { rtp: other[0], maxWin: other[1], volatility: other[2], lines: 0 };
  const volatility = fixed.volatility ?? chance.weighted(VOLATILITIES[hand]);
  const rtp = chance.weighted([
    [SLOT_RTPS[0], 10],
    [SLOT_RTPS[1], 20],
    [SLOT_RTPS[2], 40],
    [SLOT_RTPS[3], 20],
    [SLOT_RTPS[4], 10],
  ]);
  const drawn = FEW_LINES.has(theme)
    ? chance.pick<SlotLines>([5, 5, 10, 20])
    : chance.pick<SlotLines>([10, 20, 20, 25]);
  const lines = fixed.lines ?? drawn;
  return { volatility, rtp, lines, maxWin: SLOT_MAX_WINS[volatility][lines][SLOT_RTPS.indexOf(rtp)] ?? 0 };
}

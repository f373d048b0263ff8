import { GAME_THEMES, type GameTheme } from './game-themes';
import { SLOT_FACTS, slotByFacts } from './slot-models';
import type { Volatility } from './volatility';

/** No slot has more lines: more of them are ways. */
export const MOST_LINES = 25;

/** Returns that the studio's reels are built for, basis points: what the catalogue says of a game. */
export const NOMINAL_RETURNS = [9400, 9500, 9600, 9650, 9700] as const;

/**
 * What those with lines return exactly, in the order of NOMINAL_RETURNS, millionths: 960043 is 96.0043 %. Worked out over all
 * positions of the reels by the studio (sandbox/studio/maths/exact-rtp.ts); platform/demo/catalogue/returns.test.ts works
 * it out again, so that a page never says another number than the game itself.
 */
const EXACT_RETURNS: Record<Volatility, readonly number[]> = {
  low: [939_965, 949_983, 959_937, 965_000, 969_975],
  medium: [940_030, 949_961, 960_043, 964_946, 969_991],
  high: [940_012, 949_914, 960_082, 965_003, 969_977],
  very_high: [939_987, 949_977, 960_005, 965_026, 970_005],
};

/**
 * What the studio's games without reels return exactly, of the best play, millionths, rounded down: the same test works them
 * out again. The tables of plinko and keno differ by two and three tenths of a percent; the lowest is told.
 */
const ALONE_RETURNS: Partial<Record<GameTheme, number>> = {
  mines: 990_000,
  plinko: 989_062,
  keno: 988_360,
  wheel: 990_000,
  dice: 990_000,
  crash: 990_000,
  roulette: 972_972,
  // Of even money, at which half of a stake comes back at zero; every other bet returns what it does at roulette.
  french_roulette: 986_486,
  poker: 995_439,
  // Of an ante, before what a call adds to the stake.
  holdem: 978_423,
  baccarat: 989_420,
  // By basic strategy, of the first stake: doubles and splits come on top.
  blackjack: 995_940,
};

/** Lowest and highest stake of a round, minor units, as the studio's tables take them. */
const ALONE_STAKES: Partial<Record<GameTheme, { min: number; max: number }>> = {
  mines: { min: 20, max: 10_000 },
  plinko: { min: 20, max: 10_000 },
  keno: { min: 20, max: 10_000 },
  wheel: { min: 20, max: 10_000 },
  dice: { min: 20, max: 10_000 },
  roulette: { min: 100, max: 500_000 },
  french_roulette: { min: 100, max: 500_000 },
  baccarat: { min: 100, max: 200_000 },
  blackjack: { min: 100, max: 150_000 },
  poker: { min: 20, max: 10_000 },
  // Of one bet: a player has two in a round.
  crash: { min: 10, max: 10_000 },
  // Ante and bonus: a call of two antes comes on top.
  holdem: { min: 100, max: 30_000 },
};

interface ReturnFacts {
  theme: GameTheme;
  /** 1 is a live table. */
  source: 0 | 1;
  volatility: Volatility;
  /** Basis points. */
  rtp: number;
  lines: number;
  maxWin: number;
}

const hasReels = ({ theme, source }: Pick<ReturnFacts, 'theme' | 'source'>) =>
  source === 0 && GAME_THEMES[theme] === 'slot';

/**
 * The exact return of a game in millionths. One of which no exact return is known gets the return that it states.
 */
export function exactReturn(facts: ReturnFacts): number {
  const variant = hasReels(facts) ? slotByFacts(facts) : null;
  if (variant) return SLOT_FACTS[variant.model][variant.spread].rtpMillionths;
  const nominal = NOMINAL_RETURNS.findIndex((one) => one === facts.rtp);
  const exact = hasReels(facts)
    ? EXACT_RETURNS[facts.volatility][nominal]
    : facts.source === 0
      ? ALONE_RETURNS[facts.theme]
      : undefined;
  return exact ?? facts.rtp * 100;
}

/** Lowest and highest stake of a game that is no live table, minor units; undefined where none is known. */
export function stakesOf(facts: Pick<ReturnFacts, 'theme' | 'source'> & { lines: number }) {
  if (!hasReels(facts)) return facts.source === 0 ? ALONE_STAKES[facts.theme] : undefined;
  // Whole minor units for each line, or for each unit of another model.
  return { min: facts.lines === 25 ? 25 : 20, max: 10_000 };
}

/** How a return is written everywhere: with all of its digits, and at least two. */
export const RETURN_FORMAT = {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
} as const satisfies Intl.NumberFormatOptions;

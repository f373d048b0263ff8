import { CATEGORY_ID } from '@/lib/domain/game-categories';
import type { GameTheme } from '@/lib/domain/game-themes';
import {
  FEATURE_CATEGORIES,
  featuresOf,
  SLOT_FACTS,
  slotChoiceOf,
  type SlotChoice,
} from '@/lib/domain/slot-models';
import type { GameFacts } from '../../games/service';
import { isSlot, SLOT_RTPS } from './facts';

interface Drawn extends GameFacts {
  id: string;
  name: string;
  theme: GameTheme;
  live: boolean;
}

/** What a game's engine makes of it: its facts, and its categories. */
export interface Played extends GameFacts {
  categories: number[];
}

/** Return that each spread's pays are tuned to, basis points. */
const NOMINAL = { low: SLOT_RTPS[1], medium: SLOT_RTPS[2], high: SLOT_RTPS[3] } as const;

const TIERS: readonly number[] = [CATEGORY_ID.jackpot_max, CATEGORY_ID.jackpot_mid, CATEGORY_ID.jackpot_mini];
/** The tier of a game with fixed pots, by how far they lie apart. */
const TIER_OF = {
  low: CATEGORY_ID.jackpot_mini,
  medium: CATEGORY_ID.jackpot_mid,
  high: CATEGORY_ID.jackpot_max,
} as const;

/** A title that promises so many lines has them. */
const PROMISES_LINES = /^(5|10|20|25) /;
/** Games of which a text was written by hand that speaks of their lines. */
const DESCRIBED_WITH_LINES: ReadonlySet<string> = new Set(['g101']);

/**
 * A game as its engine plays it. What was drawn for a slot decides which engine it has; what the catalogue says then,
 * features, return, volatility, lines and highest win, is that engine's.
 */
export function asPlayed(
  { id, name, theme, live, volatility, rtp, lines, maxWin }: Drawn,
  categories: readonly number[],
): Played {
  const drawn = { volatility, rtp, lines, maxWin };
  if (live || !isSlot(theme)) return { ...drawn, categories: [...categories] };
  const hasLines = PROMISES_LINES.test(name) || DESCRIBED_WITH_LINES.has(id);
  const { model, spread }: SlotChoice = hasLines
    ? { model: 'lines', spread: 'medium' }
    : slotChoiceOf({ id, theme, categories, volatility });
  const features = featuresOf(model);
  const hasPots = features.includes(CATEGORY_ID.jackpots);
  // Games with pots count for no wagering, and each of them has one tier.
  const dropped = [...FEATURE_CATEGORIES, ...TIERS, ...(hasPots ? [CATEGORY_ID.bonus_wager] : [])];
  const tier = categories.find((category) => TIERS.includes(category)) ?? TIER_OF[spread];
  const kept = categories.filter((category) => !dropped.includes(category));
  const played = [...kept, ...features, ...(hasPots ? [tier] : [])].sort((a, b) => a - b);
  if (model === 'lines') return { ...drawn, categories: played };
  const facts = SLOT_FACTS[model][spread];
  return {
    categories: played,
    rtp: NOMINAL[spread],
    volatility: facts.volatility,
    lines: facts.lines,
    maxWin: facts.maxWin,
  };
}

import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import type { Volatility } from '@/lib/domain/volatility';

/** The platform's facts about a game. */
export interface GameFacts {
  id: string;
  name: string;
  providerName: string;
  theme: GameTheme;
  /** 1 is a live table. */
  source: 0 | 1;
  volatility: Volatility;
  /** Basis points: 9650 is 96.50 %. */
  rtp: number;
  /** Pay lines, 0 without reels. */
  lines: number;
  /** Maximum win of one round, as a multiple of the stake; 0 when unknown. */
  maxWin: number;
  /** YYYY-MM-DD */
  released: string;
  hasDemo: boolean;
  categories: readonly number[];
  /** Stakes of a live table, minor units of EUR. */
  live?: { limitMin: number; limitMax: number };
}

/** How a game is spoken of: with reels, at a table, live, or neither. */
export type GameKind = 'slot' | 'table' | 'instant' | 'live';

export const FEATURES = [
  'megaways',
  'freespins',
  'bonus',
  'feature_buy',
  'drops_and_wins',
  'jackpot_max',
  'jackpot_mid',
  'jackpot_mini',
] as const;
export type Feature = (typeof FEATURES)[number];

export const STANDINGS = ['new', 'top'] as const;
export type Standing = (typeof STANDINGS)[number];

export function kindOf({ source, theme }: Pick<GameFacts, 'source' | 'theme'>): GameKind {
  if (source === 1) return 'live';
  const group = GAME_THEMES[theme];
  if (group === 'slot' || group === 'table') return group;
  return group === 'live' ? 'live' : 'instant';
}

export const featuresOf = ({ categories }: Pick<GameFacts, 'categories'>): Feature[] =>
  FEATURES.filter((feature) => categories.includes(CATEGORY_ID[feature]));

export const standingOf = ({ categories }: Pick<GameFacts, 'categories'>): Standing | undefined =>
  STANDINGS.find((standing) => categories.includes(CATEGORY_ID[standing]));

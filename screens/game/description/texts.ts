import type { DrawnTheme } from '@/lib/domain/game-themes';
import type { Volatility } from '@/lib/domain/volatility';
import type { Feature, GameKind, Standing } from './game-facts';

// Shapes of the hand-written texts of a language: leaving out a theme, a kind or a fact does not compile. Texts hold
// {places}, which `describeGame` fills.

/** Wordings of a fact; a game has one of them. */
export type Variants = readonly [string, string, string, string, ...string[]];
type Scenes = readonly [string, string, string, ...string[]];

/** What a game of each theme shows. Themes without reels never speak of any. */
export type ThemeTexts = Readonly<Record<DrawnTheme, Scenes>>;

export interface FactTexts {
  /** Each names {title} and {studio}. */
  openings: Readonly<Record<GameKind, Variants>>;
  /** How a game without reels goes. */
  manner: Readonly<Record<Exclude<GameKind, 'slot'>, Variants>>;
  volatility: Readonly<Record<Volatility, Variants>>;
  /** {rtp} */
  rtp: Variants;
  /** {rtp}, of games in which it depends on how they are played. */
  rtpOfBestPlay: Variants;
  /** {lines}: with its noun, never the subject of a sentence, so that no verb depends on its number. */
  lines: Variants;
  /** {times}: a multiple with its noun. */
  maxWin: Variants;
  /** {date} */
  released: Variants;
  demo: Variants;
  noDemo: Variants;
  /** {min} and {max}: amounts with their currency. */
  limits: Variants;
  /** {features}: a list. */
  features: Variants;
  feature: Readonly<Record<Feature, string>>;
  /** What a feature is, for those who meet the word for the first time. */
  explained: Readonly<Record<Feature, readonly [string, string, ...string[]]>>;
  standing: Readonly<Record<Standing, Variants>>;
  care: Variants;
  units: { lines: Units; times: Units };
}

/** {n} with its noun, by the plural category of the language. */
export type Units = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

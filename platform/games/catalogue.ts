import type { GameTheme } from '@/lib/domain/game-themes';
import type { PosterArt } from '@/lib/node/facts/poster';
import type { Volatility } from '@/lib/domain/volatility';

/** The facts about a game that a player sees before the first round. */
export interface GameFacts {
  volatility: Volatility;
  /** Basis points: 9650 is 96.50 %. */
  rtp: number;
  /** Pay lines, 0 without reels. */
  lines: number;
  /** The most that one round can pay, a multiple of the stake; of reels, one spin. */
  maxWin: number;
}

export interface CatalogueProvider {
  id: number;
  slug: string;
  name: string;
}

export interface CatalogueGame extends GameFacts {
  id: string;
  slug: string;
  name: string;
  providerId: number;
  theme: GameTheme;
  source: 0 | 1;
  /** YYYY-MM-DD */
  released: string;
  hasDemo: boolean;
  gradientColor: string;
  /** Minor units, live tables only. */
  limitMin: number | null;
  limitMax: number | null;
  categories: number[];
  popularity: number;
  art: PosterArt;
}

/** A whole catalogue, as it is imported. */
export interface Catalogue {
  version: string;
  providers: CatalogueProvider[];
  games: CatalogueGame[];
}

import type { GameCategory } from '@/lib/domain/game-categories';
import type { LanguageCode } from '@/lib/domain/locales';
import type { Game } from './presentation';
import type * as store from './store';

export interface GamesQuery extends Pick<
  store.GameFilter,
  'name' | 'providerIds' | 'volatilities' | 'rtpMin' | 'rtpMax' | 'demo' | 'ids'
> {
  /** A category's id in digits, or its path. */
  category?: string;
  /** Further categories, which a game has to be in as well. */
  features?: readonly string[];
  sort: store.GameSort;
  /** From 1. */
  page: number;
  perPage: number;
}

/** A round of a player's, which its studio is to show again. */
export interface ReplayRequest {
  playerId: string;
  gameId: string;
  roundId: string;
  language: LanguageCode;
}

export interface Page<Item> {
  items: Item[];
  total: number;
}

/** A game in the list of all addresses. */
export interface IndexEntry {
  id: string;
  slug: string;
  providerId: number;
  categories: number[];
  /** False when it was withdrawn or can't be played yet: lists have changed by that. */
  offered: boolean;
  /** When the content of its page changed last. */
  updatedAt: string;
}

export interface Provider {
  /** 0 is the synthetic entry of all providers. */
  id: number;
  slug: string;
  name: string;
  /** Null for a studio without a logo: its name is shown instead. */
  providerIcon: string | null;
  gamesCount: number;
}

export interface CategoryCount {
  id: number;
  code: GameCategory['code'];
  path: string | null;
  gamesCount: number;
}

/** A player's own games: each list with the latest or best first. */
export interface OwnGames {
  favourites: Game[];
  recent: Game[];
  recommended: Game[];
}

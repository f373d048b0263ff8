import { leadsToGames } from './empty-categories';
import type { GameCategoryCode } from './game-categories';
import { leadsToOpen, type Section } from './sections';

/** Where no link leads now. */
export interface Unavailable {
  /** Sections that visitors do not get into. */
  closed: readonly Section[];
  /** Categories without games. */
  empty: readonly GameCategoryCode[];
}

/**
 * Whether a link leads anywhere: into no closed section and to no category without games.
 * @param target a path without language prefix, with or without query and anchor, or a whole address
 */
export const isReachable = (target: string, { closed, empty }: Unavailable): boolean =>
  leadsToOpen(target, closed) && leadsToGames(target, empty);

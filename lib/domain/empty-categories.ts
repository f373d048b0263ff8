import { categoryOfPath, type GameCategoryCode } from './game-categories';

/**
 * The categories without a game, which are not linked until they have one.
 * @param counts number of games by category, from the platform
 */
export function emptyCategories(
  counts: readonly { code: string; path: string | null; gamesCount: number }[],
): GameCategoryCode[] {
  return counts.flatMap(({ path, gamesCount }) => {
    const category = gamesCount === 0 && path !== null ? categoryOfPath(path) : undefined;
    return category ? [category.code] : [];
  });
}

const LIST = /^\/games\/([^/?#]+)/;

/**
 * Whether a link may be shown: it leads to no category, or to one with games.
 * @param target a path without language prefix, with or without query and anchor, or a whole address
 * @param empty categories without games; empty while unknown
 */
export function leadsToGames(target: string, empty: readonly GameCategoryCode[]): boolean {
  const category = categoryOfPath(LIST.exec(target)?.[1] ?? '');
  return category === undefined || !empty.includes(category.code);
}

import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { kindOfGame } from '@/lib/domain/game-kinds';
import type { Catalogue, CatalogueGame } from '../../games/service';

/** SPEC §9: games of a row of the home page. */
const ROW = 24;
/** Games of two pages of the whole list. */
const WHOLE_LIST = 96;
/** Games of a category's list that show before anybody scrolls: three rows on a wide screen. */
const LIST = 18;
const ROWS: ReadonlySet<string> = new Set(['top', 'new', 'live', 'jackpots']);

/**
 * The games whose posters a first visit shows, each once, the most played first: the rows of the home page with its
 * slides, two pages of the whole list, and the top of every category; both while all games can be played and while
 * only slots can. Their posters ship with the code.
 */
export function firstScreens({ games }: Pick<Catalogue, 'games'>): CatalogueGame[] {
  const ranked = [...games].sort((a, b) => a.popularity - b.popularity);
  const slots = ranked.filter(({ theme, source }) => kindOfGame(theme, source === 1) === 'slot');
  const met = new Set([...screensOf(ranked), ...screensOf(slots)]);
  return ranked.filter((game) => met.has(game));
}

function screensOf(ranked: readonly CatalogueGame[]): Set<CatalogueGame> {
  const met = new Set(ranked.slice(0, WHOLE_LIST));
  for (const { id, code, path } of GAME_CATEGORIES) {
    if (path === null) continue;
    const list = ranked.filter((game) => game.categories.includes(id));
    for (const game of list.slice(0, ROWS.has(code) ? ROW : LIST)) met.add(game);
  }
  return met;
}

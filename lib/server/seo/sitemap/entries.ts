import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { isOpen, sectionOfPath, type Section } from '@/lib/domain/sections';
import { listHref } from '@/lib/games/list-query';

/** A page that search engines shall find. */
export interface SitemapEntry {
  /** Without language prefix, with its query when that is part of it. */
  path: string;
  /** When its content changed last, ISO 8601 in UTC as all times here; null when unknown. */
  changed: string | null;
}

/** A game as the platform lists it. A withdrawn one has no page any more, but lists have changed by that. */
export interface ListedGame {
  slug: string;
  providerId: number;
  categories: readonly number[];
  offered: boolean;
  updatedAt: string;
}

/** Pages and times from the CMS. */
export interface SitemapContent {
  /** Pages of text that are published, by their paths. */
  pages: readonly { path: string; updatedAt: string }[];
  /** SEO entries by the paths that they stand under (`main`, `games/top`, `game/{id}`). */
  entries: readonly { path: string; updatedAt: string; listed: boolean }[];
}

/** The latest of some times; in this form they sort as text. */
export const latest = (times: Iterable<string | null | undefined>): string | null =>
  [...times].reduce<string | null>((last, time) => (time && time > (last ?? '') ? time : last), null);

/** Some games that are listed together. */
interface GameList {
  changed: string | null;
  /** Whether any of them is offered. */
  filled: boolean;
}

/** Lists of games, by category and by provider, and of all. */
export interface GameLists {
  all: GameList;
  categories: ReadonlyMap<number, GameList>;
  providers: ReadonlyMap<number, GameList>;
}

const EMPTY: GameList = { changed: null, filled: false };
const withGame = ({ changed, filled }: GameList, game: ListedGame): GameList => ({
  changed: latest([changed, game.updatedAt]),
  filled: filled || game.offered,
});

/** Goes through all games once. */
export async function listsOf(games: AsyncIterable<readonly ListedGame[]>): Promise<GameLists> {
  let all = EMPTY;
  const categories = new Map<number, GameList>();
  const providers = new Map<number, GameList>();
  for await (const batch of games) {
    for (const game of batch) {
      all = withGame(all, game);
      providers.set(game.providerId, withGame(providers.get(game.providerId) ?? EMPTY, game));
      for (const id of game.categories) categories.set(id, withGame(categories.get(id) ?? EMPTY, game));
    }
  }
  return { all, categories, providers };
}

const STUDIOS = '/games';
/** First pages of sections that have no games of their own. */
const SECTION_PAGES = ['/jackpots', '/tournaments', '/bonuses', '/vip', '/wheel-of-fortune'] as const;
/** SEO entries that speak of many pages. */
const GAME_ENTRY = 'game/{id}';
const STUDIO_ENTRY = 'games/provider/{provider}';

/**
 * Says which pages the sitemaps list: all but those of closed sections and those that their SEO entry keeps out or
 * sends elsewhere.
 * @param switchedOff sections that are closed besides those that are not built
 */
export function sitemapPages(content: SitemapContent, switchedOff: readonly Section[]) {
  const entries = new Map(content.entries.map((entry) => [entry.path, entry]));

  function page(path: string, changed: string | null, entryPath = path.slice(1) || 'main'): SitemapEntry[] {
    const entry = entries.get(entryPath);
    const section = sectionOfPath(path.split('?')[0] ?? path);
    if (entry?.listed === false || (section && !isOpen(section, switchedOff))) return [];
    return [{ path, changed: latest([changed, entry?.updatedAt]) }];
  }

  return {
    /** The lobby, the lists of categories that have games, and the first pages of other sections. */
    lists({ all, categories }: GameLists): SitemapEntry[] {
      const ofCategories = GAME_CATEGORIES.flatMap(({ id, code, path }) => {
        const list = code === 'all' ? all : categories.get(id);
        return path !== null && list?.filled ? page(`/games/${path}`, list.changed) : [];
      });
      const ofSections = SECTION_PAGES.flatMap((path) => page(path, null));
      return [...page('/', all.changed), ...page(STUDIOS, all.changed), ...ofCategories, ...ofSections];
    },

    /** The lists of studios that have games. */
    providers({ providers }: GameLists): SitemapEntry[] {
      return [...providers]
        .filter(([, { filled }]) => filled)
        .sort(([one], [other]) => one - other)
        .flatMap(([id, { changed }]) =>
          page(listHref(STUDIOS, { providerIds: [id] }), changed, STUDIO_ENTRY),
        );
    },

    games: (batch: readonly ListedGame[]): SitemapEntry[] =>
      batch
        .filter(({ offered }) => offered)
        .flatMap(({ slug, updatedAt }) => {
          const own = `game/${slug}`;
          return page(`/${own}`, updatedAt, entries.has(own) ? own : GAME_ENTRY);
        }),

    info: (): SitemapEntry[] => content.pages.flatMap(({ path, updatedAt }) => page(path, updatedAt)),
  };
}

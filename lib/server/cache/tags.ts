import type { ContentEvent, PromotionKind } from '@/lib/domain/content-events';

/**
 * Every tag of cached content, how long content lives when no change is announced, and what each change touches: one
 * table, so that readers and announcements of changes can't drift apart.
 */
export const CACHE_TAGS = {
  /** Every page that reads an SEO entry. For changes to all of them at once; a single save uses `seoPath`. */
  seo: 'seo',
  /** Pages whose SEO entry has this path (`main`, `games/top`, `game/{id}`). */
  seoPath: (path: string) => `seo:${path}` as const,
  /** Everything that shows a selection of the catalogue: rows, lists, counts. */
  games: 'games',
  /** Which games there are at all, which of them can be played, and how many of each kind: every page's menu. */
  catalogue: 'catalogue',
  /** One game's own page. */
  game: (gameId: string) => `game:${gameId}` as const,
  /** What operators have written about one game: its own page alone shows it. */
  gameDescription: (gameId: string) => `game-description:${gameId}` as const,
  /** Lists of one category, named by its path (`top`, `live`). */
  gameCategory: (category: string) => `games:${category}` as const,
  /** The list of providers and their counts. */
  providers: 'providers',
  /** Every page that shows a list of the info pages: the footer does, on all of them. */
  info: 'info',
  /** The jackpots' amounts and their largest wins. */
  jackpots: 'jackpots',
  /** The current tournaments. */
  tournaments: 'tournaments',
  /** What bonuses the casino offers. */
  bonuses: 'bonuses',
  /** Who has won lately. */
  winners: 'winners',
  /** One info page (`privacy_policy`). */
  infoPage: (code: string) => `info:${code}` as const,
  /** The page of questions and answers. */
  faq: 'faq',
  /** What promotes something: the slides of the home page, stories, tiles, the loyalty programme. */
  promotion: (kind: PromotionKind) => `promotion:${kind}` as const,
  /** The casino's settings, which every page shows. */
  settings: 'settings',
  /** Everything that shows a picture of the CMS. */
  media: 'media',
  /** Which sections are open. Every page with a menu depends on it. */
  sections: 'sections',
  /** Countries, their currencies and dialling codes. */
  countries: 'countries',
  /** Contents of the sitemaps: the pages, and when each changed last. */
  sitemap: 'sitemap',
} as const;

/** Seconds after which content is read again even if no change was announced. */
export const CACHE_LIFETIMES = {
  seo: 3600,
  games: 600,
  game: 3600,
  gameDescription: 3600,
  providers: 3600,
  info: 3600,
  faq: 3600,
  promotion: 3600,
  settings: 3600,
  countries: 86_400,
  sections: 3600,
  sitemap: 3600,
  /** The page's script updates both live; without a script this is their age at most. */
  jackpots: 120,
  tournaments: 600,
  bonuses: 3600,
  winners: 120,
  /** A page that had to be rendered without one of its sources is tried again soon. */
  incomplete: 10,
} as const;

/** Changes that alter no sitemap. */
const BESIDES_SITEMAPS: ReadonlySet<ContentEvent['type']> = new Set([
  'game-descriptions.changed',
  'promotion.changed',
  'settings.changed',
  'media.changed',
  'tournaments.changed',
  'bonuses.changed',
  'countries.changed',
] as const);

/** The tags that a change touches, each once, with that of the sitemaps where they list what changed. */
export function planRevalidation(event: ContentEvent): string[] {
  const tags = pageTags(event);
  return BESIDES_SITEMAPS.has(event.type) ? tags : [...tags, CACHE_TAGS.sitemap];
}

/**
 * The tags that a change touches. Pure: the caller revalidates them.
 * A list of one category carries both `games` and its own tag: a change to the whole catalogue touches `games`, a
 * change inside named categories touches only those and leaves the other lists alone.
 */
function pageTags(event: ContentEvent): string[] {
  const categories = 'categories' in event ? (event.categories ?? []) : [];
  const lists = categories.map(CACHE_TAGS.gameCategory);
  switch (event.type) {
    case 'seo.changed':
      return [...new Set(event.paths.map(CACHE_TAGS.seoPath))];
    case 'seo.replaced':
      return [CACHE_TAGS.seo];
    case 'catalogue.changed':
      return lists.length > 0
        ? [...new Set(lists)]
        : [CACHE_TAGS.games, CACHE_TAGS.catalogue, CACHE_TAGS.providers];
    case 'game.changed':
      return [
        ...new Set([CACHE_TAGS.game(event.gameId), ...(lists.length > 0 ? lists : [CACHE_TAGS.games])]),
      ];
    case 'game-descriptions.changed':
      return [...new Set(event.gameIds.map(CACHE_TAGS.gameDescription))];
    case 'providers.changed':
      return [CACHE_TAGS.providers];
    case 'info.changed':
      // A title, an order or an address may have changed, and those stand in every footer.
      return [CACHE_TAGS.info, ...new Set(event.codes.map(CACHE_TAGS.infoPage))];
    case 'faq.changed':
      return [CACHE_TAGS.faq];
    case 'promotion.changed':
      return [CACHE_TAGS.promotion(event.kind)];
    case 'settings.changed':
      return [CACHE_TAGS.settings];
    case 'media.changed':
      return [CACHE_TAGS.media];
    case 'tournaments.changed':
      return [CACHE_TAGS.tournaments];
    case 'bonuses.changed':
      return [CACHE_TAGS.bonuses];
    case 'countries.changed':
      return [CACHE_TAGS.countries];
  }
}

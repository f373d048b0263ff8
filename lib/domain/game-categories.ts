/**
 * The categories of the catalogue (SPEC §3) with the paths of SPEC §2. `id` is what a game's `categories` hold;
 * `path` is the last part of `/games/{path}`, null for a category that has no page of its own. 1, 2, 579 and
 * 587 are badges: a card may show one of them (`hangTags` of the lobby).
 */
export const GAME_CATEGORIES = [
  { id: 1, code: 'new', path: 'new' },
  { id: 2, code: 'top', path: 'top' },
  { id: 3, code: 'slots', path: 'slots' },
  { id: 4, code: 'live', path: 'live' },
  { id: 5, code: 'jackpots', path: 'jackpots' },
  { id: 6, code: 'jackpot_max', path: 'jackpot-max' },
  { id: 7, code: 'jackpot_mid', path: 'jackpot-mid' },
  { id: 8, code: 'jackpot_mini', path: 'jackpot-mini' },
  { id: 9, code: 'megaways', path: 'megaways' },
  { id: 10, code: 'fruits', path: 'fruits' },
  { id: 11, code: 'crash', path: 'crash' },
  { id: 12, code: 'feature_buy', path: 'feature_buy' },
  { id: 13, code: 'freespins', path: 'freespins' },
  { id: 14, code: 'book', path: 'book' },
  { id: 15, code: 'blackjack', path: 'blackjack' },
  { id: 16, code: 'baccarat', path: 'baccarat' },
  { id: 17, code: 'poker', path: 'poker' },
  { id: 18, code: 'roulette', path: 'roulette' },
  { id: 19, code: 'live_dealer_shows', path: 'live-dealer-shows' },
  { id: 20, code: 'bonus_wager', path: 'bonus-wager' },
  { id: 21, code: 'casino', path: null },
  { id: 22, code: 'sport', path: null },
  { id: 23, code: 'virtual_sport', path: null },
  { id: 24, code: 'keno', path: null },
  { id: 25, code: 'bingo', path: null },
  /** Every game; no game carries it in its list. */
  { id: 26, code: 'all', path: 'all' },
  { id: 579, code: 'bonus', path: 'bonusbuy' },
  { id: 587, code: 'drops_and_wins', path: 'drops_win' },
] as const;

export type GameCategory = (typeof GAME_CATEGORIES)[number];
export type GameCategoryCode = GameCategory['code'];

/** Category ids by name, for code that speaks of one. */
export const CATEGORY_ID = Object.fromEntries(GAME_CATEGORIES.map(({ code, id }) => [code, id])) as {
  readonly [Entry in GameCategory as Entry['code']]: Entry['id'];
};

/** The sidebar's groups (SPEC §2), each with its children in order. */
export const CATEGORY_GROUPS = {
  'casino-games': [
    'top',
    'new',
    'slots',
    'megaways',
    'crash',
    'fruits',
    'feature_buy',
    'bonus',
    'drops_and_wins',
    'freespins',
  ],
  'live-games': ['blackjack', 'baccarat', 'poker', 'roulette', 'live_dealer_shows'],
  'jackpot-games': ['jackpot_max', 'jackpot_mid', 'jackpot_mini'],
} as const satisfies Record<string, readonly GameCategoryCode[]>;

const BY_PATH = new Map<string, GameCategory>(
  GAME_CATEGORIES.flatMap((category) => (category.path === null ? [] : [[category.path, category]])),
);
const BY_ID = new Map<number, GameCategory>(GAME_CATEGORIES.map((category) => [category.id, category]));

/** The category of a path as SPEC §2 writes it, or undefined: such a page is not there. */
export function categoryOfPath(path: string): GameCategory | undefined {
  return BY_PATH.get(path);
}

export function categoryOfId(id: number): GameCategory | undefined {
  return BY_ID.get(id);
}

/** A category given as its id in digits or as its path. */
export function findCategory(idOrPath: string): GameCategory | undefined {
  return /^\d{1,6}$/.test(idOrPath) ? categoryOfId(Number(idOrPath)) : categoryOfPath(idOrPath);
}

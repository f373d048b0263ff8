import {
  CATEGORY_GROUPS,
  CATEGORY_ID,
  GAME_CATEGORIES,
  categoryOfId,
  categoryOfPath,
  findCategory,
} from './game-categories';

/** SPEC §2, "Game category paths". */
const SPEC_PATHS = [
  ...[
    'all',
    'new',
    'jackpots',
    'top',
    'live',
    'slots',
    'megaways',
    'fruits',
    'bonusbuy',
    'book',
    'drops_win',
  ],
  ...[
    'blackjack',
    'baccarat',
    'poker',
    'roulette',
    'bonus-wager',
    'jackpot-mini',
    'jackpot-mid',
    'jackpot-max',
  ],
  ...['crash', 'live-dealer-shows', 'freespins', 'feature_buy'],
];

describe('game categories', () => {
  it('has every path of the specification and no other', () => {
    const paths = GAME_CATEGORIES.flatMap(({ path }) => (path === null ? [] : [path]));
    expect([...paths].sort()).toEqual([...SPEC_PATHS].sort());
  });

  it('names each id, code and path once', () => {
    expect(new Set(GAME_CATEGORIES.map(({ id }) => id)).size).toBe(GAME_CATEGORIES.length);
    expect(new Set(GAME_CATEGORIES.map(({ code }) => code)).size).toBe(GAME_CATEGORIES.length);
  });

  it('gives the badges their ids: 1 new, 2 top, 579 bonus, 587 drops and wins', () => {
    expect(CATEGORY_ID).toMatchObject({ new: 1, top: 2, bonus: 579, drops_and_wins: 587 });
  });

  it('goes from path to id and back', () => {
    for (const path of SPEC_PATHS) {
      const category = categoryOfPath(path);
      expect(category?.path).toBe(path);
      expect(categoryOfId(category?.id ?? 0)).toBe(category);
    }
  });

  it('takes an id or a path, and knows nothing else', () => {
    expect(findCategory('579')?.code).toBe('bonus');
    expect(findCategory('live-dealer-shows')?.id).toBe(CATEGORY_ID.live_dealer_shows);
    for (const wrong of ['', '0', '999', 'sport', 'TOP', 'top ', '-1', '1e0', '__proto__']) {
      expect(findCategory(wrong)).toBeUndefined();
    }
  });

  it('groups only categories that have a page', () => {
    for (const code of Object.values(CATEGORY_GROUPS).flat()) {
      expect(categoryOfId(CATEGORY_ID[code])?.path).toEqual(expect.any(String));
    }
  });
});

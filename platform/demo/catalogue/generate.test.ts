import { slotByFacts } from '@/lib/domain/slot-models';
import { createHash } from 'node:crypto';
import { CATEGORY_ID, GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { drawnAs, GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { compositionName, compositionsOf } from '@/lib/node/facts/poster';
import { FEATURED } from './featured';
import { ALIKE_AT_MOST, SCREEN } from './compositions';
import { SLOT_RTPS } from './facts';
import type { CatalogueGame } from '../../games/service';
import { generateCatalogue } from './generate';
import { STUDIOS } from './providers';
import { isGoodTitle, slugOf, TITLE_MAX } from './title-rules';
import { CATALOGUE_VERSION } from './version';

const catalogue = generateCatalogue();
const { games, providers } = catalogue;
const within = (code: keyof typeof CATEGORY_ID) =>
  games.filter((game) => game.categories.includes(CATEGORY_ID[code]));

describe('the figures of the specification', () => {
  it('has 82 providers, 27 and 101 among them', () => {
    expect(providers).toHaveLength(82);
    expect(providers.map(({ id }) => id)).toEqual(expect.arrayContaining([27, 101]));
    expect(new Set(providers.map(({ id }) => id)).size).toBe(82);
    expect(new Set(providers.map(({ slug }) => slug)).size).toBe(82);
  });

  it('has 8,252 games and 83 live tables, 8,335 in all', () => {
    expect(games.filter(({ source }) => source === 0)).toHaveLength(8252);
    expect(games.filter(({ source }) => source === 1)).toHaveLength(83);
    expect(games).toHaveLength(8335);
  });

  it('gives every provider the games that it was planned with', () => {
    for (const studio of STUDIOS) {
      const own = games.filter(({ providerId }) => providerId === studio.id);
      expect([studio.name, own.filter(({ source }) => source === 0).length]).toEqual([
        studio.name,
        studio.games,
      ]);
      expect([studio.name, own.filter(({ source }) => source === 1).length]).toEqual([
        studio.name,
        studio.tables,
      ]);
      expect(own.length).toBeGreaterThan(0);
    }
  });
});

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('one version, one catalogue', () => {
  it('is the same to the byte when it is made again', () => {
    expect(digest(generateCatalogue())).toBe(digest(catalogue));
  });

  it('cannot change without a new version', () => {
    // When this fails on purpose: raise CATALOGUE_VERSION, so that databases are seeded anew, and write both here.
    expect([CATALOGUE_VERSION, digest(catalogue)]).toMatchSnapshot();
  });
});

describe('pictures', () => {
  it('follow what a title names', () => {
    const shown = (title: RegExp, theme: CatalogueGame['theme'], key: 'sym' | 'hue' | 'v') =>
      new Set(
        games.filter((game) => game.theme === theme && title.test(game.name)).map(({ art }) => art[key]),
      );
    expect(shown(/^Lemon/, 'fruit', 'sym')).toEqual(new Set([1]));
    expect(shown(/Tiger/, 'dragon', 'sym')).toEqual(new Set([1]));
    expect(shown(/Pumpkin(?!.*(Bat|Cat|Lady|Countess))/, 'horror', 'sym').has(3)).toBe(true);
    expect(shown(/Zeppelin/, 'steam', 'sym')).toEqual(new Set([2]));
    expect(shown(/Balloon(?!.*(Rocket|Kite))/, 'crash', 'v').has(2)).toBe(true);
    expect(shown(/Emerald/, 'gems', 'hue')).toEqual(new Set([150]));
  });

  it('spread over all compositions of a theme', () => {
    for (const theme of new Set((Object.keys(GAME_THEMES) as GameTheme[]).map(drawnAs))) {
      const own = games.filter((game) => drawnAs(game.theme) === theme);
      // A theme of few games can't show them all.
      const most = Math.min(compositionsOf(theme), Math.floor(own.length / 2));
      expect(new Set(own.map(({ art }) => art.v)).size).toBeGreaterThanOrEqual(most);
    }
  });
});

describe('lists', () => {
  const lists = new Map<string, CatalogueGame[]>();
  for (const game of games) {
    for (const list of [
      'all',
      `studio ${game.providerId}`,
      ...game.categories.map((id) => `category ${id}`),
    ]) {
      lists.set(list, [...(lists.get(list) ?? []), game]);
    }
  }

  it('show one composition at most twice on a screen of twelve, whatever the list', () => {
    const crowded: string[] = [];
    for (const [list, own] of lists) {
      for (let start = 0; start + SCREEN <= own.length; start += 6) {
        const seen = new Map<string, number>();
        for (const { theme, art } of own.slice(start, start + SCREEN)) {
          const name = compositionName(theme, art.v ?? 0);
          seen.set(name, (seen.get(name) ?? 0) + 1);
        }
        for (const [name, count] of seen)
          if (count > ALIKE_AT_MOST) crowded.push(`${list}, ${start}: ${name}`);
      }
    }
    expect(crowded).toEqual([]);
  });
});

describe('names', () => {
  it('stay what they are when pictures change', () => {
    expect(digest(games.map(({ id, name }) => [id, name]))).toMatchSnapshot();
  });

  it('are unique, as are ids, addresses and ranks', () => {
    for (const key of ['id', 'name', 'slug', 'popularity'] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(games.length);
    }
    expect(new Set(games.map(({ name }) => name.toLowerCase())).size).toBe(games.length);
  });

  it('fit a card and are nobody else’s', () => {
    const hand = new Set(FEATURED.map(({ title }) => title));
    const fits = (name: string) =>
      name.length <= TITLE_MAX &&
      /^[\p{L}\d’&!:. -]+$/u.test(name) &&
      !/undefined|\s\s|^\s|\s$|megaways/i.test(name) &&
      (hand.has(name) || isGoodTitle(name));
    expect(games.map(({ name }) => name).filter((name) => !fits(name))).toEqual([]);
  });

  it('refuses words that belong to somebody, doubled words and long titles', () => {
    for (const title of ['Sugar Rush', 'Book of Dead', 'The Sugar Rush', 'Fruit Megaways', 'Moonlit Moon']) {
      expect([title, isGoodTitle(title)]).toEqual([title, false]);
    }
    expect(isGoodTitle('A Very Long Title That No Card Shows')).toBe(false);
    expect(isGoodTitle('Ibis & Cobra')).toBe(true);
  });

  it('make readable addresses', () => {
    expect(slugOf('Clover & Crown')).toBe('clover-and-crown');
    expect(slugOf('Corsair’s Cut')).toBe('corsairs-cut');
    expect(slugOf('Séance at Rue Lumière')).toBe('seance-at-rue-lumiere');
    expect(games.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('read like many studios: on any page of 48 no first word and no shape of title takes over', () => {
    for (let start = 0; start + 48 <= games.length; start += 48) {
      const page = games.slice(start, start + 48);
      const first = new Map<string, number>();
      for (const { name } of page) {
        const word = name.split(' ')[0] ?? '';
        first.set(word, (first.get(word) ?? 0) + 1);
      }
      expect(Math.max(...first.values())).toBeLessThanOrEqual(10);
      expect(new Set(page.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(12);
      expect(new Set(page.map(({ providerId }) => providerId)).size).toBeGreaterThanOrEqual(18);
    }
  });
});

describe('facts', () => {
  const slots = games.filter(({ theme }) => GAME_THEMES[theme] === 'slot');

  it('gives every slot a return, volatility and lines that the studio plays', () => {
    const played = ({ rtp, volatility, lines, maxWin }: CatalogueGame) =>
      (SLOT_RTPS as readonly number[]).includes(rtp) &&
      ['low', 'medium', 'high', 'very_high'].includes(volatility) &&
      ([5, 10, 20, 25].includes(lines) || slotByFacts({ lines, maxWin }) !== null) &&
      maxWin >= 100;
    expect(slots.filter((slot) => !played(slot))).toEqual([]);
    for (const rtp of SLOT_RTPS) expect(slots.filter((slot) => slot.rtp === rtp).length).toBeGreaterThan(200);
  });

  it('keeps a promise of lines in the title', () => {
    const promised = slots.filter(({ name, lines }) => /^(5|10|20|25) /.test(name) && lines > 0);
    expect(promised.length).toBeGreaterThan(50);
    for (const { name, lines } of promised) expect(name.startsWith(`${lines} `)).toBe(true);
  });

  it('gives live tables limits and no demo, and other games no limits', () => {
    const right = (game: CatalogueGame) =>
      (game.limitMin !== null && game.limitMax !== null && game.limitMin < game.limitMax) ===
        (game.source === 1) &&
      !(game.source === 1 && game.hasDemo) &&
      /^#[0-9a-f]{6}$/.test(game.gradientColor) &&
      game.released <= '2026-11-20' &&
      game.released > '2018-01-01';
    expect(games.filter((game) => !right(game))).toEqual([]);
  });

  it('breaks every book’s lettering after "Book of"', () => {
    const books = games.filter(({ theme, art }) => theme === 'book' && art.lines);
    expect(books.length).toBeGreaterThan(200);
    for (const { name, art } of books) expect(art.lines?.join(' ')).toBe(name);
    for (const { art } of books) expect(art.lines?.[0]).toBe('Book of');
  });
});

describe('categories', () => {
  const known = new Set<number>(GAME_CATEGORIES.map(({ id }) => id));

  it('are known, sorted and told once per game', () => {
    const right = ({ categories }: CatalogueGame) =>
      categories.length > 0 &&
      categories.every((id, index) => index === 0 || id > (categories[index - 1] ?? 0)) &&
      categories.every((id) => known.has(id) && id !== CATEGORY_ID.all);
    expect(games.filter((game) => !right(game))).toEqual([]);
  });

  it('has 1,204 top games and the 46 latest as new', () => {
    expect(within('top')).toHaveLength(1204);
    expect(within('new')).toHaveLength(46);
    const youngest = [...games].sort((a, b) => b.released.localeCompare(a.released)).slice(0, 46);
    expect(new Set(youngest.map(({ id }) => id))).toEqual(new Set(within('new').map(({ id }) => id)));
  });

  it('says live of live tables alone, and of all of them', () => {
    expect(within('live')).toEqual(games.filter(({ source }) => source === 1));
    expect(within('live_dealer_shows').every(({ source }) => source === 1)).toBe(true);
    expect(within('casino').every(({ source }) => source === 0)).toBe(true);
  });

  it('follows the theme', () => {
    const ofTheme = (theme: CatalogueGame['theme']) => games.filter((game) => drawnAs(game.theme) === theme);
    expect(within('slots').every(({ theme }) => GAME_THEMES[theme] === 'slot')).toBe(true);
    expect(within('slots')).toHaveLength(games.filter(({ theme }) => GAME_THEMES[theme] === 'slot').length);
    expect(within('crash')).toEqual(ofTheme('crash'));
    expect(within('book')).toEqual(ofTheme('book'));
    expect(within('keno')).toEqual(ofTheme('keno'));
    for (const table of ['blackjack', 'roulette', 'baccarat', 'poker'] as const) {
      expect(within(table)).toEqual(ofTheme(table));
      expect(within(table).some(({ source }) => source === 1)).toBe(true);
    }
    expect(ofTheme('fruit').every(({ categories }) => categories.includes(CATEGORY_ID.fruits))).toBe(true);
  });

  it('puts each jackpot game under one jackpot, and none of them under bonus wagering', () => {
    const tiers = [CATEGORY_ID.jackpot_max, CATEGORY_ID.jackpot_mid, CATEGORY_ID.jackpot_mini] as number[];
    const ofTiers = (game: CatalogueGame) => game.categories.filter((id) => tiers.includes(id)).length;
    const jackpot = (game: CatalogueGame) => game.categories.includes(CATEGORY_ID.jackpots);
    expect(games.filter((game) => ofTiers(game) !== (jackpot(game) ? 1 : 0))).toEqual([]);
    expect(within('jackpots').some(({ categories }) => categories.includes(CATEGORY_ID.bonus_wager))).toBe(
      false,
    );
  });

  it('labels every feature-buy game as a bonus game', () => {
    expect(within('feature_buy').length).toBeGreaterThan(24);
    expect(within('feature_buy').every(({ categories }) => categories.includes(CATEGORY_ID.bonus))).toBe(
      true,
    );
  });

  it('fills every category that has a page', () => {
    for (const { code, path } of GAME_CATEGORIES) {
      if (path !== null && code !== 'all') expect([code, within(code).length > 5]).toEqual([code, true]);
    }
  });
});

describe('the first screen', () => {
  const order = (row: 'top' | 'new' | 'live') =>
    FEATURED.filter((game) => game.row === row).map(({ id }) => id);

  it('opens top, new and live with the games chosen by hand, in their order', () => {
    for (const row of ['top', 'new', 'live'] as const) {
      const byRank = within(row).sort((a, b) => a.popularity - b.popularity);
      expect(byRank.slice(0, order(row).length).map(({ id }) => id)).toEqual(order(row));
    }
  });

  it('opens "new" in the same order by date', () => {
    const byDate = within('new').sort(
      (a, b) => b.released.localeCompare(a.released) || a.popularity - b.popularity,
    );
    expect(byDate.slice(0, 12).map(({ id }) => id)).toEqual(order('new'));
  });

  it('never shows two posters of one theme side by side in its rows', () => {
    for (const row of ['top', 'new', 'live'] as const) {
      const themes = within(row)
        .sort((a, b) => a.popularity - b.popularity)
        .slice(0, 24)
        .map(({ theme }) => theme);
      themes.forEach((theme, index) => expect(theme).not.toBe(themes[index - 1]));
    }
  });
});

import type { GameTheme } from '@/lib/domain/game-themes';
import { CATEGORY_ID } from '@/lib/domain/game-categories';

/** The part of a game that a card needs. */
export interface GameTile {
  id: string;
  name: string;
  /** Path of the game's page, without language prefix. */
  geo_link: string;
  /** Poster address without its ending. */
  image: string;
  /** Colour of the box until the poster is there, as CSS. */
  gradient_color: string;
  providerName: string;
  hasDemo: boolean;
  categories: readonly number[];
  theme: GameTheme;
  /** 1 means live. */
  source: number;
  /** Stakes of a live table, minor units of EUR. */
  live?: { limitMin: number; limitMax: number } | null;
}

export interface ProviderTile {
  id: number;
  name: string;
  /** Address of the studio's mark, ivory on nothing, 240 x 80. */
  providerIcon: string | null;
  gamesCount: number;
}

export type TagName = 'live' | 'new' | 'top' | 'jackpot' | 'bonus' | 'drops';

const JACKPOTS: readonly number[] = [
  CATEGORY_ID.jackpots,
  CATEGORY_ID.jackpot_max,
  CATEGORY_ID.jackpot_mid,
  CATEGORY_ID.jackpot_mini,
];

type Tagged = Pick<GameTile, 'categories' | 'source'>;

/** Many play its rounds together: live tables and crash. */
export const isShared = ({ categories, source }: Tagged): boolean =>
  source === 1 || categories.includes(CATEGORY_ID.crash);

/** The tags that a game could carry, the most informative first. A row leaves out the tag that its title implies. */
function tagsOf(game: Tagged, omit?: TagName): TagName[] {
  const carried: [TagName, boolean][] = [
    ['jackpot', game.categories.some((id) => JACKPOTS.includes(id))],
    ['live', game.source === 1],
    ['new', game.categories.includes(CATEGORY_ID.new)],
    ['top', game.categories.includes(CATEGORY_ID.top)],
    ['bonus', game.categories.includes(CATEGORY_ID.bonus)],
    ['drops', game.categories.includes(CATEGORY_ID.drops_and_wins)],
  ];
  return carried.flatMap(([tag, carries]) => (carries && tag !== omit ? [tag] : []));
}

const SAID: Readonly<Record<string, TagName>> = {
  top: 'top',
  new: 'new',
  live: 'live',
  jackpots: 'jackpot',
  jackpot_max: 'jackpot',
  jackpot_mid: 'jackpot',
  jackpot_mini: 'jackpot',
};

/** The tag that a category's title implies. @param category its path. */
export const saidBy = (category: string): TagName | undefined => SAID[category];

/** A tag tells one card from the others: at most one card of so many carries one. */
const CARDS_PER_TAG = 3;
const ORDER: readonly TagName[] = ['jackpot', 'live', 'new', 'top', 'bonus', 'drops'];

/**
 * The tags of a list's cards, in the list's order: at most one per card, and one for every three cards. A tag that
 * applies to more than a third of them is not used; more informative tags are placed first, then cards further to the
 * front.
 */
export function hangTags(games: readonly Tagged[], omit?: TagName): (TagName | undefined)[] {
  const most = Math.floor(games.length / CARDS_PER_TAG);
  const possible = games.map((game) => tagsOf(game, omit));
  const telling = ORDER.filter((tag) => possible.filter((tags) => tags.includes(tag)).length <= most);
  const hung = possible.map((tags) => tags.find((tag) => telling.includes(tag)));
  const kept = hung
    .flatMap((tag, index) => (tag ? [{ tag, index }] : []))
    .sort((a, b) => ORDER.indexOf(a.tag) - ORDER.indexOf(b.tag) || a.index - b.index)
    .slice(0, most);
  return games.map((_, index) => kept.find((one) => one.index === index)?.tag);
}

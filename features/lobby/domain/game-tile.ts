import { CATEGORY_ID } from '@/lib/domain/game-categories';

/** What a card needs to know of a game: a part of what the platform tells. */
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

/**
 * The one tag that a card hangs out, the most telling first. A row leaves out what its own title says already.
 */
export function tagOf(game: Pick<GameTile, 'categories' | 'source'>, omit?: TagName): TagName | null {
  const carried: [TagName, boolean][] = [
    ['live', game.source === 1],
    ['new', game.categories.includes(CATEGORY_ID.new)],
    ['jackpot', game.categories.some((id) => JACKPOTS.includes(id))],
    ['top', game.categories.includes(CATEGORY_ID.top)],
    ['bonus', game.categories.includes(CATEGORY_ID.bonus)],
    ['drops', game.categories.includes(CATEGORY_ID.drops_and_wins)],
  ];
  return carried.find(([tag, carries]) => carries && tag !== omit)?.[0] ?? null;
}

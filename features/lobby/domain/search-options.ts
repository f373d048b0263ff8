import type { GameCategoryCode } from '@/lib/domain/game-categories';
import { listHref } from '@/lib/games/list-query';
import type { FramePage } from './frame-pages';
import type { GameTile, ProviderTile } from './game-tile';

export type SearchOption =
  | { id: string; kind: 'game'; name: string; note: string; href: string; image: string; colour: string }
  | { id: string; kind: 'provider'; name: string; note: string; href: string }
  | { id: string; kind: 'category'; code: GameCategoryCode; name: string; href: string }
  | { id: string; kind: 'page'; name: string; href: string }
  /** A text to search for again. */
  | { id: string; kind: 'recent'; name: string };

export interface SearchGroup {
  key: 'recent' | 'categories' | 'popular' | 'providers' | 'games' | 'pages';
  title: string;
  options: SearchOption[];
}

type FoundGame = Pick<GameTile, 'id' | 'name' | 'geo_link' | 'providerName' | 'image' | 'gradient_color'>;

export const gameOption = (game: FoundGame): SearchOption => ({
  id: `game-${game.id}`,
  kind: 'game',
  name: game.name,
  note: game.providerName,
  href: game.geo_link,
  image: game.image,
  colour: game.gradient_color,
});

export const providerOption = (
  { id, name }: Pick<ProviderTile, 'id' | 'name'>,
  note: string,
): SearchOption => ({
  id: `provider-${id}`,
  kind: 'provider',
  name,
  note,
  href: listHref('/games', { providerIds: [id] }),
});

export const categoryOption = (code: GameCategoryCode, path: string, name: string): SearchOption => ({
  id: `category-${code}`,
  kind: 'category',
  code,
  name,
  href: `/games/${path}`,
});

export const pageOption = ({ href, name }: FramePage): SearchOption => ({
  id: `page-${href}`,
  kind: 'page',
  name,
  href,
});

/** Its place is its id: a text may hold what an id may not. */
export const recentOption = (name: string, index: number): SearchOption => ({
  id: `recent-${index}`,
  kind: 'recent',
  name,
});

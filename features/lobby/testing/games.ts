import { CATEGORY_ID } from '@/lib/domain/game-categories';
import type { GameTile } from '../domain/game-tile';

/** Two games for tests: a slot and a live table. */
export const scarab: GameTile = {
  id: 'g101',
  name: 'Scarab of Nefer',
  geo_link: '/game/scarab-of-nefer',
  image: '/art/posters/g101/abcd1234',
  gradient_color: '#7a4a12',
  providerName: 'Saffron Lane',
  hasDemo: true,
  categories: [CATEGORY_ID.slots],
  theme: 'egypt',
  source: 0,
};

export const blackjack: GameTile = {
  id: 'l201',
  name: 'The Parlour Blackjack',
  geo_link: '/game/the-parlour-blackjack',
  image: '/art/posters/l201/abcd1234',
  gradient_color: '#0b4330',
  providerName: 'Odeon Live',
  hasDemo: false,
  categories: [CATEGORY_ID.live],
  theme: 'blackjack',
  source: 1,
  live: { limitMin: 500, limitMax: 500000 },
};

/** `count` slots with ids and names of their own. */
export function slots(count: number): GameTile[] {
  return Array.from({ length: count }, (_, index) => ({
    ...scarab,
    id: `g${index + 1}`,
    name: `Slot ${index}`,
  }));
}

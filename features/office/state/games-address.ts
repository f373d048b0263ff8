import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import type { GamesQuery } from '../api/get-games';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const GAMES_SORTS = ['popularity', 'name', 'rtp', 'rounds', 'staked'] as const;
const STATES = ['offered', 'maintenance', 'withdrawn', 'no_engine', 'dropped'] as const;
/** Categories that have an address, by it. */
export const CATEGORY_PATHS: readonly string[] = GAME_CATEGORIES.flatMap(({ path }) => path ?? []);

/** The list of games as its address says. */
export type GamesState = ListState<'q' | 'category' | 'studio' | 'state', (typeof GAMES_SORTS)[number]>;

export const GAMES_ADDRESS = listAddress({
  path: '/office/games',
  filters: {
    q: searchText,
    category: textOf(CATEGORY_PATHS),
    studio: (text) => (/^[1-9]\d{0,8}$/.test(text) ? text : ''),
    state: textOf(STATES),
  },
  sorts: GAMES_SORTS,
  sort: 'popularity',
  order: 'asc',
});

/** What the platform is asked for. */
export function gamesQueryOf(state: GamesState): GamesQuery {
  const stand = STATES.find((one) => one === state.state);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(state.category === '' ? {} : { category: state.category }),
    ...(state.studio === '' ? {} : { studio: Number(state.studio) }),
    ...(stand && { state: stand }),
    ...pageQueryOf(state),
  };
}

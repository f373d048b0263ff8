import type { PlayersQuery } from '../api/get-players';
import {
  countryText,
  dayText,
  listAddress,
  pageQueryOf,
  searchText,
  textOf,
  type ListState,
} from './list-address';

export const PLAYERS_SORTS = ['created', 'seen', 'email', 'country', 'status'] as const;
export const PLAYERS_STATUSES = ['active', 'blocked', 'excluded', 'closed'] as const;

/** The list of players as its address says. */
export type PlayersState = ListState<
  'q' | 'status' | 'country' | 'from' | 'to',
  (typeof PLAYERS_SORTS)[number]
>;

export const PLAYERS_ADDRESS = listAddress({
  path: '/office/players',
  filters: {
    q: searchText,
    status: textOf(PLAYERS_STATUSES),
    country: countryText,
    from: dayText,
    to: dayText,
  },
  sorts: PLAYERS_SORTS,
  sort: 'created',
  order: 'desc',
});

/** What the platform is asked for. */
export const playersQueryOf = (state: PlayersState): PlayersQuery => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...(state.status === '' ? {} : { status: PLAYERS_STATUSES.find((one) => one === state.status) }),
  ...(state.country === '' ? {} : { country: state.country }),
  ...(state.from === '' ? {} : { created_from: state.from }),
  ...(state.to === '' ? {} : { created_to: state.to }),
  ...pageQueryOf(state),
});

import type { PlayersQuery } from '../api/get-players';
import {
  changedList,
  countryText,
  dayText,
  listAddress,
  pageQueryOf,
  searchText,
  textOf,
  type ListState,
} from './list-address';

export const PLAYERS_SORTS = ['created', 'seen', 'email', 'country', 'status'] as const;
export type PlayersSort = (typeof PLAYERS_SORTS)[number];
export const PLAYERS_STATUSES = ['active', 'blocked', 'excluded', 'closed'] as const;

/** The list of players as its address says. */
export type PlayersState = ListState<'q' | 'status' | 'country' | 'from' | 'to', PlayersSort>;

const address = listAddress({
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

export const readPlayersAddress = (query: URLSearchParams): PlayersState => address.read(query);
export const writePlayersAddress = (state: PlayersState): string => address.write(state);
export const changedPlayers = (state: PlayersState, change: Partial<PlayersState>): PlayersState =>
  changedList(state, change);
export const NO_PLAYERS_FILTER = address.none;

/** What the platform is asked for. */
export const playersQueryOf = (state: PlayersState): PlayersQuery => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...(state.status === '' ? {} : { status: PLAYERS_STATUSES.find((one) => one === state.status) }),
  ...(state.country === '' ? {} : { country: state.country }),
  ...(state.from === '' ? {} : { created_from: state.from }),
  ...(state.to === '' ? {} : { created_to: state.to }),
  ...pageQueryOf(state),
});

import type { PlayersQuery } from '../api/get-players';

/** The list of players as its address says: filters, order, page and columns. */
export interface PlayersState {
  q: string;
  status: string;
  country: string;
  from: string;
  to: string;
  sort: PlayersSort;
  order: 'asc' | 'desc';
  page: number;
  /** Columns that are not shown. */
  hidden: readonly string[];
}

export const PLAYERS_SORTS = ['created', 'seen', 'email', 'country', 'status'] as const;
export type PlayersSort = (typeof PLAYERS_SORTS)[number];
export const PLAYERS_STATUSES = ['active', 'blocked', 'excluded'] as const;
export const PER_PAGE = 50;
const LAST_PAGE = 2_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));
const listed = <Known extends string>(known: readonly Known[], text: string): Known | undefined =>
  known.find((one) => one === text);

/** Reads an address, whatever stands in it: what makes no sense counts as not there. */
export function readPlayersAddress(address: URLSearchParams): PlayersState {
  const text = (name: string) => address.get(name)?.trim() ?? '';
  const page = Number(text('page'));
  const country = text('country').toUpperCase();
  return {
    q: text('q').slice(0, 120),
    status: listed(PLAYERS_STATUSES, text('status')) ?? '',
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
    sort: listed(PLAYERS_SORTS, text('sort')) ?? 'created',
    order: text('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    hidden: text('hide').split(',').filter(Boolean),
  };
}

/** The shortest address of a list: what is as usual is not said. */
export function writePlayersAddress(state: PlayersState): string {
  const parts: [string, string][] = [
    ['q', state.q],
    ['status', state.status],
    ['country', state.country],
    ['from', state.from],
    ['to', state.to],
    ['sort', state.sort === 'created' ? '' : state.sort],
    ['order', state.order === 'desc' ? '' : state.order],
    ['page', state.page === 1 ? '' : String(state.page)],
    ['hide', state.hidden.join(',')],
  ];
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString();
  return query === '' ? '/office/players' : `/office/players?${query}`;
}

/** A change of what is listed begins at its first page. */
export const changedPlayers = (state: PlayersState, change: Partial<PlayersState>): PlayersState => ({
  ...state,
  page: 'hidden' in change ? state.page : 1,
  ...change,
});

/** What the platform is asked for. */
export const playersQueryOf = (state: PlayersState): PlayersQuery => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...(state.status === '' ? {} : { status: listed(PLAYERS_STATUSES, state.status) }),
  ...(state.country === '' ? {} : { country: state.country }),
  ...(state.from === '' ? {} : { created_from: state.from }),
  ...(state.to === '' ? {} : { created_to: state.to }),
  sort: state.sort,
  order: state.order,
  page: state.page,
  per_page: PER_PAGE,
});

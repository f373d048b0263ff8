/** Order, page and columns of a list. */
export interface ListPlace<Sort extends string = string> {
  sort: Sort;
  order: 'asc' | 'desc';
  page: number;
  /** Columns that are not shown. */
  hidden: readonly string[];
}

/** A list as its address says, with its filters by their names. */
export type ListState<Filter extends string, Sort extends string> = Record<Filter, string> & ListPlace<Sort>;

/** What is particular about a list. */
interface ListKind<Filter extends string, Sort extends string> {
  path: string;
  /** What a filter takes from a text; an empty text for what makes no sense. */
  filters: Record<Filter, (text: string) => string>;
  sorts: readonly Sort[];
  /** As the list is without a word about it. */
  sort: Sort;
  order: 'asc' | 'desc';
}

export const PER_PAGE = 50;
const LAST_PAGE = 2_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const dayText = (text: string): string =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
export const countryText = (text: string): string => (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : '');
export const searchText = (text: string): string => text.slice(0, 120);
export const textOf =
  (known: readonly string[]) =>
  (text: string): string =>
    known.includes(text) ? text : '';

/** Reads and writes the address of a list: whatever stands in it, and as short as can be. */
export function listAddress<Filter extends string, Sort extends string>(kind: ListKind<Filter, Sort>) {
  type State = ListState<Filter, Sort>;
  const names = Object.keys(kind.filters) as Filter[];

  /** What makes no sense counts as not there. */
  function read(address: URLSearchParams): State {
    const text = (name: string) => address.get(name)?.trim() ?? '';
    const page = Number(text('page'));
    const filters = Object.fromEntries(names.map((name) => [name, kind.filters[name](text(name))])) as Record<
      Filter,
      string
    >;
    const order = text('order');
    return {
      ...filters,
      sort: kind.sorts.find((one) => one === text('sort')) ?? kind.sort,
      order: order === 'asc' || order === 'desc' ? order : kind.order,
      page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
      hidden: text('hide').split(',').filter(Boolean),
    };
  }

  /** The shortest address: what is as usual is not said. */
  function write(state: State): string {
    const parts: [string, string][] = [
      ...names.map((name): [string, string] => [name, state[name]]),
      ['sort', state.sort === kind.sort ? '' : state.sort],
      ['order', state.order === kind.order ? '' : state.order],
      ['page', state.page === 1 ? '' : String(state.page)],
      ['hide', state.hidden.join(',')],
    ];
    const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString();
    return query === '' ? kind.path : `${kind.path}?${query}`;
  }

  /** The filters that are set. */
  function filtersOf(state: State): Partial<Record<Filter, string>> {
    const set: Partial<Record<Filter, string>> = {};
    for (const name of names) if (state[name] !== '') set[name] = state[name];
    return set;
  }

  /** Without any filter. */
  const none = Object.fromEntries(names.map((name) => [name, ''])) as Record<Filter, string>;
  return { read, write, filtersOf, none };
}

/** A change of what is listed begins at its first page. */
export const changedList = <State extends ListPlace>(state: State, change: Partial<State>): State => ({
  ...state,
  page: 'hidden' in change ? state.page : 1,
  ...change,
});

/** What the platform is asked for beside filters. */
export const pageQueryOf = <Sort extends string>({ sort, order, page }: ListPlace<Sort>) => ({
  sort,
  order,
  page,
  per_page: PER_PAGE,
});

import { CATEGORY_GROUPS, CATEGORY_ID, GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { SEARCH_MIN } from '@/lib/domain/limits';
import { VOLATILITIES, type Volatility } from '@/lib/domain/volatility';

/** Categories that a game can have besides the one that is looked at, by path: what a list can be narrowed to. */
export const LIST_FEATURES = GAME_CATEGORIES.flatMap(({ id, code, path }) =>
  ['megaways', 'feature_buy', 'freespins', 'bonus', 'drops_and_wins', 'jackpots'].includes(code) && path
    ? [{ id, code, path }]
    : [],
);
export { VOLATILITIES as LIST_VOLATILITIES };

/** `match` is the order of a search alone, and its default. */
export const LIST_SORTS = ['match', 'popular', 'new', 'az', 'rtp', 'volatility'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What a list of games is narrowed to. */
export interface ListFilters {
  /** Games of any of these studios, rising. */
  providerIds: readonly number[];
  /** Paths of LIST_FEATURES, in their order: a game has all of them. */
  features: readonly string[];
  /** Games of any of these. */
  volatilities: readonly Volatility[];
  /** Basis points, both inclusive. */
  rtpMin: number | null;
  rtpMax: number | null;
  /** Only games with a demo. */
  demo: boolean;
}

/** Filters, order and page of a list of games. All of it is in the URL, so that it can be shared. */
export interface ListQuery extends ListFilters {
  /** From 1. */
  page: number;
  name: string;
  sort: ListSort;
}

export const NO_FILTERS: ListFilters = {
  providerIds: [],
  features: [],
  volatilities: [],
  rtpMin: null,
  rtpMax: null,
  demo: false,
};

/** Cards on one page of a list. */
export const LIST_PAGE_SIZE = 48;
const NAME_MAX = 60;
/** More studios than anybody ticks; the platform takes 82. */
const PROVIDERS_MAX = 24;

/** The order of a list that names none. */
export const defaultSort = (name: string): ListSort => (name === '' ? 'popular' : 'match');

export const EMPTY_LIST_QUERY: ListQuery = { ...NO_FILTERS, page: 1, name: '', sort: 'popular' };

const whole = (value: string | null) => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null);

/** `96.5` → 9650 basis points. */
const basisPoints = (value: string | null) =>
  value && /^\d{1,2}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : null;

/** The values of a name, which may come several times (a form's boxes) or with commas (our addresses). */
const all = (parameters: URLSearchParams, name: string) =>
  parameters.getAll(name).flatMap((value) => value.split(','));

/** Reads a query string; what is malformed counts as absent. */
export function parseListQuery(parameters: URLSearchParams): ListQuery {
  const typed = (parameters.get('name') ?? '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX);
  const name = typed.length < SEARCH_MIN ? '' : typed;
  const sort = LIST_SORTS.find((known) => known === parameters.get('sort'));
  const providerIds = [...new Set(all(parameters, 'providerId').flatMap((value) => whole(value) ?? []))];
  const [from, to] = [basisPoints(parameters.get('rtpMin')), basisPoints(parameters.get('rtpMax'))];
  // Accepted in either order.
  const turned = from !== null && to !== null && from > to;
  const features = all(parameters, 'feature');
  const volatilities = all(parameters, 'volatility');
  return {
    page: whole(parameters.get('page')) ?? 1,
    name,
    providerIds: providerIds.sort((a, b) => a - b).slice(0, PROVIDERS_MAX),
    features: LIST_FEATURES.map(({ path }) => path).filter((path) => features.includes(path)),
    volatilities: VOLATILITIES.filter((volatility) => volatilities.includes(volatility)),
    rtpMin: turned ? to : from,
    rtpMax: turned ? from : to,
    demo: parameters.get('demo') === '1',
    sort: sort === undefined || (sort === 'match' && name === '') ? defaultSort(name) : sort,
  };
}

/** The query string of a list, without what is default, always in the same order; '' for the plain list. */
export function listSegment(query: ListQuery): string {
  const parts: [string, string][] = [];
  if (query.name !== '') parts.push(['name', query.name]);
  if (query.providerIds.length > 0) parts.push(['providerId', query.providerIds.join(',')]);
  if (query.features.length > 0) parts.push(['feature', query.features.join(',')]);
  if (query.volatilities.length > 0) parts.push(['volatility', query.volatilities.join(',')]);
  if (query.rtpMin !== null) parts.push(['rtpMin', String(query.rtpMin / 100)]);
  if (query.rtpMax !== null) parts.push(['rtpMax', String(query.rtpMax / 100)]);
  if (query.demo) parts.push(['demo', '1']);
  if (query.sort !== defaultSort(query.name)) parts.push(['sort', query.sort]);
  if (query.page > 1) parts.push(['page', String(query.page)]);
  // Commas may stand as they are in a query, and an address that is read aloud or shared is better for it.
  return new URLSearchParams(parts).toString().replaceAll('%2C', ',');
}

/** Address of a list, without language prefix: `listHref('/games/top', { page: 2 })` → `/games/top?page=2`. */
export function listHref(path: string, query: Partial<ListQuery>): string {
  const sort = query.sort ?? defaultSort(query.name ?? '');
  const segment = listSegment({ ...EMPTY_LIST_QUERY, ...query, sort });
  return segment === '' ? path : `${path}?${segment}`;
}

/** How many things a list is narrowed to, as a reader counts them: a range of RTP is one. */
export function countFilters(filters: ListFilters): number {
  const { providerIds, features, volatilities, rtpMin, rtpMax, demo } = filters;
  const range = rtpMin !== null || rtpMax !== null ? 1 : 0;
  return providerIds.length + features.length + volatilities.length + range + (demo ? 1 : 0);
}

/** Parameters for the platform's list of games; `category` is the path of the list's own category. */
export function platformQuery(query: Omit<ListQuery, 'page'>, category: string | undefined, perPage: number) {
  const { name, sort, providerIds, features, volatilities, rtpMin, rtpMax, demo } = query;
  return {
    category: category === 'all' ? undefined : category,
    name: name || undefined,
    provider_id: providerIds.length > 0 ? providerIds.join(',') : undefined,
    feature: features.length > 0 ? features.join(',') : undefined,
    volatility: volatilities.length > 0 ? volatilities.join(',') : undefined,
    rtp_min: rtpMin ?? undefined,
    rtp_max: rtpMax ?? undefined,
    demo: demo ? ('1' as const) : undefined,
    sort,
    per_page: perPage,
  };
}

const LIVE_CATEGORIES: readonly number[] = (['live', ...CATEGORY_GROUPS['live-games']] as const).map(
  (code) => CATEGORY_ID[code],
);

/** The categories whose games live dealers deal: they have no reels, and none of what reels are told apart by. */
export const isLiveList = (categoryId: number): boolean => LIVE_CATEGORIES.includes(categoryId);

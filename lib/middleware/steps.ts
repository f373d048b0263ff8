import { countryOfRequest } from '@/lib/geo/country';
import { LANGUAGE_CODES, LOCALES, DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { categoryOfPath, findCategory } from '@/lib/domain/game-categories';
import { DRAFT_COOKIE } from '@/lib/domain/preview';
import { closedPath, isOpen, retryAfter, sectionOfPath, type Section } from '@/lib/domain/sections';
import { foldQuery, unfoldQuery } from '@/lib/games/list-address';
import { listSegment, parseListQuery } from '@/lib/games/list-query';
import { PLAYER_LANGUAGE_COOKIE, STORED_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { openPath } from '@/lib/i18n/open-path';
import { localeOfPath, stripLocale, withLocale } from '@/lib/i18n/path';
import { resolveLocale } from '@/lib/i18n/resolve';
import { SITEMAP_INDEX_PATH } from '@/lib/seo/sitemap/files';
import { runSteps, type Decision, type Step, type Visit } from './compose';

export const ADDRESS_HEADER = 'x-parlour-address';

export interface MiddlewareSettings {
  blockedCountries: readonly string[];
  countryHeader: string | undefined;
  /** Sections that are switched off besides those that are not built. */
  maintenance: readonly Section[];
}

/** What decides on a request: read in the middleware from Next's request, in lib/web from Node's. */
export interface Asked {
  /** Without the base path. */
  pathname: string;
  search: string;
  /** Value of a header; of several lines, one text. */
  header(name: string): string | null;
  cookie(name: string): string | null;
}

/**
 * An operator who looks at drafts sees the language that they write in, whatever their own one is. A cookie that
 * somebody made up gets its sender nothing else than that.
 */
const isPreview = ({ cookie }: Pick<Asked, 'cookie'>) => cookie(DRAFT_COOKIE) !== null;

/** Reads what every step needs. The address header is set by our own server, never by clients. */
export function visitOf({ pathname, search, header, cookie }: Asked, settings: MiddlewareSettings): Visit {
  const country = countryOfRequest(header(ADDRESS_HEADER) ?? '', { get: header }, settings.countryHeader);
  const locale = isPreview({ cookie })
    ? (localeOfPath(pathname) ?? DEFAULT_LOCALE)
    : resolveLocale({
        player: cookie(PLAYER_LANGUAGE_COOKIE),
        path: localeOfPath(pathname),
        stored: cookie(STORED_LANGUAGE_COOKIE),
        country,
        acceptLanguage: header('accept-language'),
      });
  return { pathname, search, country, locale };
}

/** `/api/*` belongs to the platform, whatever the language. It refuses blocked countries by itself. */
export const proxyApi: Step = ({ pathname, search }) =>
  pathname.startsWith('/api/') ? { kind: 'platform', target: `${pathname}${search}` } : undefined;

/** SPEC §1: a blocked country sees one screen in place of the whole product. */
export function blockCountry(blockedCountries: readonly string[]): Step {
  return ({ country, locale }) =>
    country && blockedCountries.includes(country)
      ? { kind: 'blocked', path: `/${locale}/blocked-country` }
      : undefined;
}

/**
 * The page that the worker keeps for the time without a network, in the language of its address and no other: a
 * worker that fetches all of them must not be led to the reader's own.
 */
export const serveOffline: Step = ({ pathname }) =>
  stripLocale(pathname) === '/offline'
    ? { kind: 'page', path: innerPath('/offline', localeOfPath(pathname) ?? DEFAULT_LOCALE), search: '' }
    : undefined;

/**
 * Sends a visitor to the address of the language that was resolved. An address that names a language in
 * its tag (`/en`, `/de-CH/games`) is not ours: it leads to the one with our prefix.
 */
export const redirectToLanguage: Step = ({ locale, pathname, search }) => {
  const tagged = taggedLocale(pathname);
  const base = tagged ? pathname.slice(tagged.length + 1) || '/' : stripLocale(pathname);
  const path = withLocale(base, tagged ?? locale);
  return path === pathname ? undefined : { kind: 'redirect', path, search, status: tagged ? 308 : 307 };
};

/** Texts for modals name their language themselves: `/content/{locale}/{code}`. */
export const serveContent: Step = ({ pathname, search }) =>
  pathname.startsWith('/content/') ? { kind: 'page', path: pathname, search } : undefined;

/**
 * Sitemaps name their language themselves, and the index has none: a crawler gets what it asks for. Its country counts
 * as everybody's does.
 */
export const serveSitemaps: Step = ({ pathname, search }) =>
  pathname === SITEMAP_INDEX_PATH || pathname.startsWith('/sitemaps/')
    ? { kind: 'page', path: pathname, search }
    : undefined;

/** The legal pages are known by short addresses as well (SPEC §2); the questions by one only. */
const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  '/privacy_policy': '/info_pages/privacy_policy',
  '/terms_and_conditions': '/info_pages/terms_and_conditions',
  '/bonus_terms_and_conditions': '/info_pages/bonus_terms_and_conditions',
  '/info_pages/faq': '/faq',
};

/** One page, one address. */
export const redirectShortAddress: Step = ({ pathname, search, locale }) => {
  const target = SHORT_ADDRESSES[stripLocale(pathname)];
  return target ? { kind: 'redirect', path: withLocale(target, locale), search, status: 308 } : undefined;
};

/** Pages that only lead on, and how far (SPEC §2). The query goes along where it says what is to be done there. */
const LEADS_ON: readonly (readonly [from: RegExp, to: string, query?: true])[] = [
  [/^\/deposit-(?:failure|cancel)(?:\/|$)/, '/account/wallet/history'],
  [/^\/action$/, '/', true],
  [/^\/redirect-lobby$/, '/'],
  [/^\/account$/, '/account/transaction-history'],
  [/^\/account\/wallet$/, '/account/wallet/deposit'],
];

/** Sends on whoever comes to a page that shows nothing by itself. */
export const leadOn: Step = ({ pathname, search, locale }) => {
  const base = stripLocale(pathname);
  const [, target, query] = LEADS_ON.find(([from]) => from.test(base)) ?? [];
  if (!target) return undefined;
  return { kind: 'redirect', path: withLocale(target, locale), search: query ? search : '', status: 307 };
};

/**
 * A code to log in with stands in the address and nowhere else: the page is the same for every code, and reads it in
 * the browser.
 */
export const serveAuthorize: Step = ({ pathname, locale }) =>
  /^\/authorize\/[^/]*$/.test(stripLocale(pathname))
    ? { kind: 'page', path: innerPath('/authorize', locale), search: '' }
    : undefined;

function taggedLocale(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => {
    const isPrefix = LANGUAGE_CODES[locale] === locale && locale !== DEFAULT_LOCALE;
    return !isPrefix && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
  });
}

/**
 * A section that is closed answers with its own notice. The notice's inner address, opened by hand, leads back to the
 * section.
 */
export function closeSections(switchedOff: readonly Section[]): Step {
  return ({ pathname, locale }) => {
    const base = stripLocale(pathname);
    const own = openPath(base);
    if (own !== base) return { kind: 'redirect', path: withLocale(own, locale), search: '', status: 308 };
    const section = sectionOfPath(base);
    if (!section || isOpen(section, switchedOff)) return undefined;
    return { kind: 'closed', path: innerPath(closedPath(section), locale), retryAfter: retryAfter(section) };
  };
}

const CATEGORY_PATH = /^\/games\/([^/]+)$/;

/**
 * SPEC §2: a category that is not there leads to all studios. One that is named by its id, as links of other houses
 * do, leads to its page.
 */
export const redirectUnknownCategory: Step = ({ pathname, locale }) => {
  const named = CATEGORY_PATH.exec(stripLocale(pathname))?.[1];
  if (named === undefined || categoryOfPath(named)) return undefined;
  const path = findCategory(named)?.path;
  return path
    ? { kind: 'redirect', path: withLocale(`/games/${path}`, locale), search: '', status: 308 }
    : { kind: 'redirect', path: withLocale('/games', locale), search: '', status: 307 };
};

const LIST_PATH = /^\/games(?:\/([a-z0-9_-]+))?$/;
const LIST_SEGMENT = /^(\/games(?:\/[a-z0-9_-]+)?)\/~\/([^/]+)$/;

/**
 * A list with a query is a page of its own that can be kept in the page cache: `/games/top?page=2` is rendered
 * from `/games/top/~/{page=2, folded}`. That inner address, opened by hand, leads back to the query.
 */
export const foldListQuery: Step = ({ pathname, search, locale }) => {
  const base = stripLocale(pathname);
  const inner = LIST_SEGMENT.exec(base);
  if (inner) {
    const path = withLocale(inner[1] ?? '/games', locale);
    const query = unfoldQuery(inner[2] ?? '');
    return { kind: 'redirect', path, search: query && `?${query}`, status: 308 };
  }
  if (!LIST_PATH.test(base) || search === '') return undefined;
  const segment = listSegment(parseListQuery(new URLSearchParams(search)));
  const path = segment === '' ? base : `${base}/~/${foldQuery(segment)}`;
  return { kind: 'page', path: innerPath(path, locale), search: '' };
};

/** Renders the page in its language, from the `[locale]` segment. */
export const renderLocale: Step = ({ pathname, search, locale }) => ({
  kind: 'page',
  path: innerPath(stripLocale(pathname), locale),
  search,
});

function innerPath(base: string, locale: Locale): string {
  return `/${locale}${base === '/' ? '' : base}`;
}

/** The middleware, as a list. */
export function stepsFor({ blockedCountries, maintenance }: MiddlewareSettings): Step[] {
  return [
    proxyApi,
    blockCountry(blockedCountries),
    serveContent,
    serveSitemaps,
    serveOffline,
    redirectToLanguage,
    redirectShortAddress,
    leadOn,
    serveAuthorize,
    closeSections(maintenance),
    redirectUnknownCategory,
    foldListQuery,
    renderLocale,
  ];
}

/** What becomes of a request. */
export function decide(asked: Asked, settings: MiddlewareSettings): Decision {
  return runSteps(stepsFor(settings), visitOf(asked, settings));
}

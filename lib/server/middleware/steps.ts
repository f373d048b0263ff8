import { countryOfRequest } from '@/lib/node/geo/country';
import { ownLocaleOf } from '@/lib/domain/countries';
import { categoryOfPath, findCategory } from '@/lib/domain/game-categories';
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { keepsQuery, leadOf, properAddress, queryOfLead } from '@/lib/domain/own-redirects';
import { DRAFT_COOKIE } from '@/lib/domain/preview';
import { closedPath, sectionOfPath } from '@/lib/domain/sections';
import type { BlockStatus } from '@/lib/domain/site-rules';
import { SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import { ADDRESS_HEADER, UNREADABLE_COUNTRY } from '@/lib/node/http/visitor';
import { foldQuery, unfoldQuery } from '@/lib/server/games/list-address';
import { listSegment, parseListQuery } from '@/lib/games/list-query';
import { PLAYER_LANGUAGE_COOKIE, STORED_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { openPath } from '@/lib/i18n/open-path';
import { localeOfPath, stripLocale, taggedLocale, untagged, withLocale } from '@/lib/i18n/path';
import { resolveLocale } from '@/lib/server/i18n/resolve';
import { joinQueries, pathFor } from '@/lib/server/rules/redirects';
import { closedSections, secondsClosed, type Rules } from '@/lib/server/rules/merge-rules';
import { runSteps, type Decision, type Step, type Visit } from './compose';

export interface MiddlewareSettings {
  countryHeader: string | undefined;
  /** What operators and the environment decided, at the time of this request. */
  rules: Rules;
  /** Milliseconds of unix time. */
  now: number;
}

/** What decides on a request: read in the middleware from Next's request, in lib/server/web from Node's. */
export interface Asked {
  /** Without the base path. */
  pathname: string;
  search: string;
  /** Value of a header; of several lines, one text. */
  header(name: string): string | null;
  cookie(name: string): string | null;
}

/**
 * An operator who looks at drafts sees the language of the address, not that of their own profile. A forged cookie
 * has no other effect.
 */
const isPreview = ({ cookie }: Pick<Asked, 'cookie'>) => cookie(DRAFT_COOKIE) !== null;

/** Reads what every step needs. The address header is set by our own server, never by clients. */
export function visitOf({ pathname, search, header, cookie }: Asked, settings: MiddlewareSettings): Visit {
  const country = countryOfRequest(header(ADDRESS_HEADER) ?? '', { get: header }, settings.countryHeader);
  const signs = {
    player: cookie(PLAYER_LANGUAGE_COOKIE),
    path: localeOfPath(pathname),
    stored: cookie(STORED_LANGUAGE_COOKIE),
    country,
    acceptLanguage: header('accept-language'),
  };
  const { locales } = settings.rules;
  const locale = isPreview({ cookie })
    ? (localeOfPath(pathname) ?? DEFAULT_LOCALE)
    : resolveLocale(signs, (alpha2) => (locales.has(alpha2) ? locales.get(alpha2) : ownLocaleOf(alpha2)));
  return { pathname, search, country, locale, signed: header(SIGNATURE_HEADER) !== null };
}

/** `/api/*` belongs to the platform in every language. The platform refuses blocked countries itself. */
export const proxyApi: Step = ({ pathname, search }) =>
  pathname.startsWith('/api/') ? { kind: 'platform', target: `${pathname}${search}` } : undefined;

/** Calls between our own processes. Their signature is checked where they arrive; a call without one is a browser's. */
export const serveSigned: Step = ({ pathname, search, signed }) =>
  signed && pathname.startsWith('/internal/') ? { kind: 'page', path: pathname, search } : undefined;

/** SPEC §1: a blocked country sees one screen in place of the whole product. */
export function blockCountry({ blocked }: Rules): Step {
  return ({ country, locale }) => {
    // Who names an address that can't be read may be anywhere, also where the product must not be.
    const unreadable = country === UNREADABLE_COUNTRY && blocked.size > 0;
    const status = country === null ? undefined : (blocked.get(country) ?? (unreadable ? 403 : undefined));
    return status && { kind: 'blocked', path: blockedPath(status, locale), status };
  };
}

/** Where the screen of a blocked country is rendered: once for each language and status. */
const blockedPath = (status: BlockStatus, locale: Locale) =>
  `/${locale}/blocked-country${status === 403 ? '' : `/${status}`}`;

/** What is no page of a language: the signed calls; and sitemaps, which name theirs: a crawler gets what it asks for. */
const PLAIN = /^\/(?:internal\/.*|sitemaps\/.*|[^/]+\.xml)$/;

export const servePlain: Step = ({ pathname, search }) =>
  PLAIN.test(pathname) ? { kind: 'page', path: pathname, search } : undefined;

/**
 * The page that the worker keeps for the time without a network, in the language of its address and no other: a
 * worker that fetches all of them must not be led to the reader's own.
 */
export const serveOffline: Step = ({ pathname }) =>
  stripLocale(pathname) === '/offline'
    ? { kind: 'page', path: innerPath('/offline', localeOfPath(pathname) ?? DEFAULT_LOCALE), search: '' }
    : undefined;

/**
 * Redirects a visitor to the address of the resolved language. An address with a BCP 47 tag as its prefix (`/en`,
 * `/de-CH/games`) is not ours: it redirects to the one with our prefix.
 */
export const redirectToLanguage: Step = ({ locale, pathname, search }) => {
  const tagged = taggedLocale(pathname);
  const path = withLocale(untagged(pathname), tagged ?? locale);
  return path === pathname ? undefined : { kind: 'redirect', path, search, status: tagged ? 308 : 307 };
};

/** Texts for modals name their language themselves: `/content/{locale}/{code}`. */
export const serveContent: Step = ({ pathname, search }) =>
  pathname.startsWith('/content/') ? { kind: 'page', path: pathname, search } : undefined;

/** Operators' own redirects. Chains were resolved when they were read, so one redirect is enough. */
export function followRedirects({ redirects }: Rules): Step {
  return ({ pathname, search, locale }) => {
    const target = redirects.get(stripLocale(pathname));
    if (!target) return undefined;
    const { status } = target;
    if (target.kind === 'away') {
      const url = new URL(target.url);
      url.search = joinQueries(url.search, search);
      return { kind: 'away', url: url.href, status };
    }
    return {
      kind: 'redirect',
      path: pathFor(target, locale),
      search: joinQueries(target.search, search),
      status,
    };
  };
}

/** One page, one address. */
export const redirectShortAddress: Step = ({ pathname, search, locale }) => {
  const target = properAddress(stripLocale(pathname));
  return target ? { kind: 'redirect', path: withLocale(target, locale), search, status: 308 } : undefined;
};

/** Redirects from pages without content of their own. */
export function leadOn(rules: Rules, now: number): Step {
  return ({ pathname, search, locale }) => {
    const base = stripLocale(pathname);
    const target = leadOf(base, closedSections(rules, now));
    if (!target) return undefined;
    const path = withLocale(target, locale);
    return { kind: 'redirect', path, search: keepsQuery(base) ? search : queryOfLead(base), status: 307 };
  };
}

/** A log-in code stands in the address only: the page is the same for every code, and reads it in the browser. */
export const serveAuthorize: Step = ({ pathname, locale }) =>
  /^\/authorize\/[^/]*$/.test(stripLocale(pathname))
    ? { kind: 'page', path: innerPath('/authorize', locale), search: '' }
    : undefined;

/**
 * A closed section answers with its own notice. The notice's inner address, opened directly, redirects to the
 * section.
 */
export function closeSections(rules: Rules, now: number): Step {
  return ({ pathname, locale }) => {
    const base = stripLocale(pathname);
    const own = openPath(base);
    if (own !== base) return { kind: 'redirect', path: withLocale(own, locale), search: '', status: 308 };
    const section = sectionOfPath(base);
    const seconds = section && secondsClosed(rules, section, now);
    if (!section || !seconds) return undefined;
    return { kind: 'closed', path: innerPath(closedPath(section), locale), retryAfter: seconds };
  };
}

const CATEGORY_PATH = /^\/games\/([^/]+)$/;

/** The path of no category: the page that is rendered there says that the category does not exist. */
const NO_CATEGORY = '/games/-';

/**
 * SPEC §2: an unknown category redirects to /games, which answers 404 and names it. A category that is named by its
 * id, as links of other sites do, redirects to its page.
 */
export const redirectUnknownCategory: Step = ({ pathname, search, locale }) => {
  const base = stripLocale(pathname);
  const asked = base === '/games' ? new URLSearchParams(search).get('category') : null;
  const named = CATEGORY_PATH.exec(base)?.[1] ?? asked;
  if (named === null || (asked === null && categoryOfPath(named))) return undefined;
  const path = findCategory(named)?.path ?? categoryOfPath(named)?.path;
  if (path) return { kind: 'redirect', path: withLocale(`/games/${path}`, locale), search: '', status: 308 };
  return asked === null
    ? {
        kind: 'redirect',
        path: withLocale('/games', locale),
        // Encoded as in a path; characters with a meaning in a query are escaped.
        search: `?category=${named.replaceAll('&', '%26').replaceAll('+', '%2B')}`,
        status: 307,
      }
    : { kind: 'page', path: innerPath(NO_CATEGORY, locale), search: '' };
};

const LIST_PATH = /^\/games(?:\/([a-z0-9_-]+))?$/;
const LIST_SEGMENT = /^(\/games(?:\/[a-z0-9_-]+)?)\/~filtered\/([^/]+)$/;

/**
 * A list with a query is a page of its own in the page cache: `/games/top?page=2` is rendered from
 * `/games/top/~filtered/{page=2, folded}`. That inner address, opened directly, redirects to the query.
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
  const path = segment === '' ? base : `${base}/~filtered/${foldQuery(segment)}`;
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
export function stepsFor({ rules, now }: MiddlewareSettings): Step[] {
  return [
    proxyApi,
    serveSigned,
    blockCountry(rules),
    servePlain,
    serveContent,
    serveOffline,
    followRedirects(rules),
    redirectToLanguage,
    redirectShortAddress,
    leadOn(rules, now),
    serveAuthorize,
    closeSections(rules, now),
    redirectUnknownCategory,
    foldListQuery,
    renderLocale,
  ];
}

/** What becomes of a request. */
export function decide(asked: Asked, settings: MiddlewareSettings): Decision {
  return runSteps(stepsFor(settings), visitOf(asked, settings));
}

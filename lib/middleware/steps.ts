import createIntlMiddleware from 'next-intl/middleware';
import { NextRequest, NextResponse } from 'next/server';
import { countryOfRequest } from '@/lib/geo/country';
import { LANGUAGE_CODES, LOCALES, DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { foldQuery, unfoldQuery } from '@/lib/games/list-address';
import { listSegment, parseListQuery } from '@/lib/games/list-query';
import { PLAYER_LANGUAGE_COOKIE, STORED_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { localeOfPath, stripLocale, withLocale } from '@/lib/i18n/path';
import { resolveLocale } from '@/lib/i18n/resolve';
import { routing } from '@/lib/i18n/routing';
import type { Step, Visit } from './compose';

export const ADDRESS_HEADER = 'x-parlour-address';

export interface MiddlewareSettings {
  platformUrl: string;
  blockedCountries: readonly string[];
  countryHeader: string | undefined;
}

/** Reads from a request what every step needs. The address header is set by our own server, never by clients. */
export function visitOf(request: NextRequest, settings: MiddlewareSettings): Visit {
  const address = request.headers.get(ADDRESS_HEADER) ?? '';
  const country = countryOfRequest(address, request.headers, settings.countryHeader);
  const locale = resolveLocale({
    player: request.cookies.get(PLAYER_LANGUAGE_COOKIE)?.value ?? null,
    path: localeOfPath(request.nextUrl.pathname),
    stored: request.cookies.get(STORED_LANGUAGE_COOKIE)?.value ?? null,
    country,
    acceptLanguage: request.headers.get('accept-language'),
  });
  return { request, address, country, locale, url: new URL(request.url) };
}

/** `/api/*` belongs to the platform, whatever the language. It refuses blocked countries by itself. */
export function proxyApi(settings: MiddlewareSettings): Step {
  return ({ request, url }) => {
    if (!url.pathname.startsWith('/api/')) return undefined;
    const target = new URL(`${url.pathname}${url.search}`, settings.platformUrl);
    return NextResponse.rewrite(target, { request: { headers: new Headers(request.headers) } });
  };
}

/** SPEC §1: a blocked country sees one screen in place of the whole product. */
export function blockCountry(settings: MiddlewareSettings): Step {
  return ({ country, locale, url }) => {
    if (!country || !settings.blockedCountries.includes(country)) return undefined;
    const screen = new URL(url);
    screen.pathname = `/${locale}/blocked-country`;
    screen.search = '';
    return NextResponse.rewrite(screen, { status: 403, headers: { 'Cache-Control': 'no-store' } });
  };
}

/**
 * Sends a visitor to the address of the language that was resolved. An address that names a language in
 * its tag (`/en`, `/de-CH/games`) is not ours: it leads to the one with our prefix.
 */
export const redirectToLanguage: Step = ({ locale, url }) => {
  const tagged = taggedLocale(url.pathname);
  const base = tagged ? url.pathname.slice(tagged.length + 1) || '/' : stripLocale(url.pathname);
  const wanted = withLocale(base, tagged ?? locale);
  if (wanted === url.pathname) return undefined;
  const target = new URL(url);
  target.pathname = wanted;
  return NextResponse.redirect(target, {
    status: tagged ? 308 : 307,
    headers: { 'Cache-Control': 'no-store' },
  });
};

function taggedLocale(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => {
    const isPrefix = LANGUAGE_CODES[locale] === locale && locale !== DEFAULT_LOCALE;
    return !isPrefix && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
  });
}

const LIST_PATH = /^\/games(?:\/([a-z0-9_-]+))?$/;
const LIST_SEGMENT = /^(\/games(?:\/[a-z0-9_-]+)?)\/~\/([^/]+)$/;

/**
 * A list with a query is a page of its own that can be kept in the page cache: `/games/top?page=2` is rendered
 * from `/games/top/~/{page=2, folded}`. That inner address, opened by hand, leads back to the query.
 */
export const foldListQuery: Step = (visit) => {
  const { url, locale } = visit;
  const base = stripLocale(url.pathname);
  const inner = LIST_SEGMENT.exec(base);
  if (inner) {
    const target = new URL(url);
    target.pathname = withLocale(inner[1] ?? '/games', locale);
    target.search = unfoldQuery(inner[2] ?? '');
    return NextResponse.redirect(target, 308);
  }
  if (!LIST_PATH.test(base) || url.search === '') return undefined;
  const segment = listSegment(parseListQuery(url.searchParams));
  url.search = '';
  if (segment !== '') url.pathname = `${url.pathname}/~/${foldQuery(segment)}`;
  return undefined;
};

const intl = createIntlMiddleware(routing);

/** Renders the page in its language: next-intl maps the prefix to the `[locale]` segment. */
export const renderLocale: Step = ({ request, url }) => {
  const answer = intl(new NextRequest(url, request));
  if (url.href === request.url || answer.headers.has('x-middleware-rewrite')) return answer;
  // next-intl compared with the folded address and let it through as it is; the browser asked for another.
  answer.headers.delete('x-middleware-next');
  answer.headers.set('x-middleware-rewrite', url.href);
  return answer;
};

/** The middleware, as a list. */
export function stepsFor(settings: MiddlewareSettings): Step[] {
  return [proxyApi(settings), blockCountry(settings), redirectToLanguage, foldListQuery, renderLocale];
}

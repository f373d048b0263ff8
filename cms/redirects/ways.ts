import { LOCALE_PREFIXES, LOCALES } from '@/lib/domain/locales';
import { leadOf, properAddress } from '@/lib/domain/own-redirects';

/** A redirect: its page, and its target as an operator typed it. */
export interface Way {
  from: string;
  target: string;
}

/** Where this site lives: a whole address below it is one of our own. */
interface Site {
  webOrigin: string;
  basePath: string;
}

const LANGUAGES = new Set<string>([
  ...Object.values<string>(LOCALE_PREFIXES).map((prefix) => prefix.slice(1)),
  ...LOCALES.map((locale) => locale.toLowerCase()),
]);

/** The page of this site that a target names, without language, query and anchor; null for another site. */
export function pageOf(target: string, { webOrigin, basePath }: Site): string | null {
  if (!URL.canParse(target, webOrigin)) return null;
  const url = new URL(target, webOrigin);
  if (url.origin !== new URL(webOrigin).origin) return null;
  const isWhole = !target.startsWith('/');
  if (isWhole && !`${url.pathname}/`.startsWith(`${basePath}/`)) return null;
  const path = isWhole ? url.pathname.slice(basePath.length) : url.pathname;
  const parts = path.split('/').filter((part) => part !== '');
  if (LANGUAGES.has((parts[0] ?? '').toLowerCase())) parts.shift();
  return `/${parts.join('/')}`;
}

/**
 * The pages through which a redirect would lead back to its own start, in order; null when it ends somewhere. The
 * product's own redirects are followed where operators have none.
 * @param others the existing redirects; one with the same start counts as replaced
 */
export function circleOf(way: Way, others: readonly Way[], site: Site): string[] | null {
  const next = new Map([...others, way].map(({ from, target }) => [from, pageOf(target, site)]));
  const after = (page: string) => (next.has(page) ? next.get(page) : (properAddress(page) ?? leadOf(page)));
  const passed = [way.from];
  for (let at = after(way.from); at; at = after(at)) {
    if (at === way.from) return [...passed, at];
    // Another circle, which is not of this redirect's making.
    if (passed.includes(at)) return null;
    passed.push(at);
  }
  return null;
}

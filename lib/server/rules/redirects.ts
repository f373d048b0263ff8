import type { RedirectRule, RedirectStatus } from '@/lib/domain/site-rules';
import { namedLocale, untagged, withLocale } from '@/lib/i18n/path';
import type { Locale } from '@/lib/domain/locales';
import { leadOf, properAddress } from '@/lib/domain/own-redirects';

/** Where an operator's redirect leads, in one step. */
export type RedirectTarget = { status: RedirectStatus } & (
  | { kind: 'path'; /** Without language prefix. */ path: string; search: string; locale: Locale | null }
  | { kind: 'away'; url: string }
);

export interface RedirectHome {
  /** The casino's own origin, and the base path of its pages. */
  webOrigin: string;
  basePath: string;
}

const ANYWHERE = 'http://anywhere.invalid';
/** Addresses of inner pages (`/~closed/…`, `/games/~filtered/…`); each leads back to the page that it belongs to. */
const INNER = /\/~(?:closed|filtered)(?:\/|$)/;

const trimmed = (path: string) => (path === '/' ? path : path.replace(/\/+$/, '') || '/');

/** An operator's path in the spelling that requests use; null for an invalid one. */
function typedPath(text: string): URL | null {
  // `//host` and `/\host` are addresses of other sites to a browser.
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, ANYWHERE)) return null;
  const url = new URL(text, ANYWHERE);
  return url.origin === ANYWHERE && !INNER.test(url.pathname) ? url : null;
}

function targetOf(rule: RedirectRule, { webOrigin, basePath }: RedirectHome): RedirectTarget | null {
  const { status } = rule;
  let to = rule.to.trim();
  if (/^https?:/i.test(to)) {
    if (!URL.canParse(to)) return null;
    const url = new URL(to);
    const ours = url.origin === webOrigin && `${url.pathname}/`.startsWith(`${basePath}/`);
    if (!ours) return url.protocol === 'https:' ? { kind: 'away', url: url.href, status } : null;
    to = `${url.pathname.slice(basePath.length) || '/'}${url.search}`;
  }
  const url = typedPath(to);
  if (!url) return null;
  const path = trimmed(url.pathname);
  return { kind: 'path', path: untagged(path), search: url.search, locale: namedLocale(path), status };
}

/**
 * Operators' redirects by path without language prefix, each resolved to its end: over other redirects, and over
 * those of the product itself. One that leads in a circle, or to an invalid address, is left out.
 */
export function planRedirects(
  rules: readonly RedirectRule[],
  home: RedirectHome,
): ReadonlyMap<string, RedirectTarget> {
  const direct = new Map<string, RedirectTarget>();
  for (const rule of rules) {
    const from = typedPath(rule.from.trim());
    const target = targetOf(rule, home);
    if (from && target) direct.set(untagged(trimmed(from.pathname)), target);
  }
  const resolved = new Map<string, RedirectTarget>();
  for (const [from, first] of direct) {
    const end = endOf(from, first, direct);
    if (end) resolved.set(from, end);
  }
  return resolved;
}

function endOf(
  from: string,
  first: RedirectTarget,
  direct: ReadonlyMap<string, RedirectTarget>,
): RedirectTarget | null {
  const seen = new Set([from]);
  let at = first;
  while (at.kind === 'path') {
    const { path, search, locale } = at;
    if (seen.has(path)) return null;
    seen.add(path);
    const next = direct.get(path);
    const own = properAddress(path) ?? leadOf(path);
    if (next) at = next.kind === 'path' ? { ...next, search: next.search || search } : next;
    else if (own) at = { kind: 'path', path: own, search, locale, status: first.status };
    else break;
  }
  return { ...at, status: first.status };
}

/** The query of the target, and of the visitor's own what it does not name. */
export function joinQueries(target: string, visitors: string): string {
  const joined = new URLSearchParams(target);
  for (const [name, value] of new URLSearchParams(visitors)) {
    if (!new URLSearchParams(target).has(name)) joined.append(name, value);
  }
  const text = joined.toString();
  return text === '' ? '' : `?${text}`;
}

/** The path of a redirect for a visitor: in the language that the operator named, else in the visitor's. */
export const pathFor = (target: { path: string; locale: Locale | null }, locale: Locale): string =>
  withLocale(target.path, target.locale ?? locale);

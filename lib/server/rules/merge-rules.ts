import type { Locale } from '@/lib/domain/locales';
import { retryAfter, SECTION_NAMES, SECTIONS, type Section } from '@/lib/domain/sections';
import type { BlockStatus, SiteRules } from '@/lib/domain/site-rules';
import { planRedirects, type RedirectHome, type RedirectTarget } from './redirects';

/** What the environment adds to operators' rules: it can only make them stricter. */
export interface RulesEnvironment extends RedirectHome {
  /** ISO 3166 alpha-2, in capitals: status 403. */
  blockedCountries: readonly string[];
  /** Sections that the environment closes; operators can't open them. */
  maintenance: readonly Section[];
}

/** The rules in force, as every request asks them. */
export interface Rules {
  blocked: ReadonlyMap<string, BlockStatus>;
  /** Languages that operators chose for countries; undefined where they chose none. */
  locales: ReadonlyMap<string, Locale | undefined>;
  /** Sections that are switched off, and when each reopens: ms of unix time, Infinity for none. */
  closed: ReadonlyMap<Section, number>;
  /** By path without language prefix. */
  redirects: ReadonlyMap<string, RedirectTarget>;
}

/** A reopening time that can't be read counts as none: the section stays closed. */
const timeOf = (until: string | null): number => {
  const time = until === null ? NaN : Date.parse(until);
  return Number.isNaN(time) ? Infinity : time;
};

/** Operators' rules and the environment's, as one. */
export function mergeRules(site: SiteRules, env: RulesEnvironment): Rules {
  const blocked = new Map<string, BlockStatus>(env.blockedCountries.map((alpha2) => [alpha2, 403]));
  const locales = new Map<string, Locale | undefined>();
  for (const [alpha2, rule] of Object.entries(site.countries)) {
    // An operator's 451 takes precedence over the environment's block.
    if (rule.blocked) blocked.set(alpha2, rule.blocked);
    locales.set(alpha2, rule.locale);
  }
  const closed = new Map<Section, number>();
  for (const section of SECTION_NAMES) {
    const rule = site.closed[section];
    if (env.maintenance.includes(section)) closed.set(section, Infinity);
    else if (rule) closed.set(section, timeOf(rule.until));
  }
  return { blocked, locales, closed, redirects: planRedirects(site.redirects, env) };
}

/** For how many seconds a section stays closed, as far as known; 0 for an open one. */
export function secondsClosed({ closed }: Rules, section: Section, now: number): number {
  if (!SECTIONS[section].ready) return retryAfter(section);
  const until = closed.get(section) ?? 0;
  if (until <= now) return 0;
  return until === Infinity ? retryAfter(section) : Math.ceil((until - now) / 1000);
}

/** When the next section reopens that an operator closed until a set time: ms of unix time, Infinity for none. */
export const nextOpening = ({ closed }: Rules, now: number): number =>
  Math.min(...[...closed.values()].filter((until) => until > now), Infinity);

/** Sections that visitors do not get into now. */
export const closedSections = (rules: Rules, now: number): Section[] =>
  SECTION_NAMES.filter((section) => secondsClosed(rules, section, now) > 0);

import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { SECTION_NAMES, SECTIONS } from '@/lib/domain/sections';

/** What only the database knows of addresses. */
export interface KnownCodes {
  infoPages: ReadonlySet<string>;
  /** Old addresses that lead on. */
  redirects: ReadonlySet<string>;
}

/**
 * The addresses of SPEC §2, without language: a name stands for itself, `*` for any value, `**` for anything below.
 * What hangs on codes (categories, info pages) is asked for instead.
 */
export const ROUTES: readonly string[] = [
  '/',
  '/games',
  '/game/*',
  '/game/*/demo',
  '/faq',
  '/privacy_policy',
  '/terms_and_conditions',
  '/bonus_terms_and_conditions',
  '/auth',
  '/account',
  '/account/**',
  '/action',
  '/redirect',
  '/handoff',
  '/activate-bonus/**',
  '/authorize/**',
  '/confirmed_email',
  '/deposit-success/**',
  '/deposit-return/**',
  '/deposit-failure/**',
  '/deposit-cancel/**',
  '/landing/welcome-bonus',
  '/welcome-landing',
  '/wheel-of-fortune',
  '/redirect-lobby',
  '/blocked-country',
  '/offline',
  // With or without their feature: a section that is closed says so.
  ...SECTION_NAMES.filter((name) => name !== 'games').flatMap((name) => [
    SECTIONS[name].href,
    `${SECTIONS[name].href}/**`,
  ]),
];

const CATEGORIES = new Set<string | null>(GAME_CATEGORIES.map(({ path }) => path));
const INFO = /^\/info_pages\/([^/]+)$/;
const CATEGORY = /^\/games\/([^/]+)$/;

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const below = wanted.at(-1) === '**';
  if (below) wanted.pop();
  if (below ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((name, place) => (name === '*' ? given[place] !== '' : name === given[place]));
}

/** Whether a path without language leads to a page of ours. Its query and its anchor are the page's own affair. */
export function isKnownPath(target: string, { infoPages, redirects }: KnownCodes): boolean {
  const path = target.split(/[?#]/, 1)[0] || '/';
  const info = INFO.exec(path)?.[1];
  if (info !== undefined) return info === 'faq' || infoPages.has(info);
  const category = CATEGORY.exec(path)?.[1];
  if (category !== undefined && CATEGORIES.has(category)) return true;
  return redirects.has(path) || ROUTES.some((pattern) => fits(pattern, path));
}

import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { SECTION_NAMES, SECTIONS } from '@/lib/domain/sections';

/** Addresses that only the database knows. */
export interface KnownCodes {
  infoPages: ReadonlySet<string>;
  /** Old addresses with redirects. */
  redirects: ReadonlySet<string>;
}

/**
 * The addresses of SPEC §2, without language: a name is literal, `*` any value, `**` anything below. Addresses with
 * codes (categories, info pages) are looked up instead.
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
  '/auth/social',
  '/account',
  '/account/**',
  '/action',
  '/redirect',
  '/handoff',
  '/activate-bonus/**',
  '/authorize/**',
  '/confirmed_email',
  '/set-password',
  '/not-me',
  '/change-email',
  '/unsubscribe',
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
  // Whether or not the feature is built: a closed section has a notice.
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

/** Whether a path without language is a page of ours, whatever its query and anchor. */
export function isKnownPath(target: string, { infoPages, redirects }: KnownCodes): boolean {
  const path = target.split(/[?#]/, 1)[0] || '/';
  const info = INFO.exec(path)?.[1];
  if (info !== undefined) return info === 'faq' || infoPages.has(info);
  const category = CATEGORY.exec(path)?.[1];
  if (category !== undefined && CATEGORIES.has(category)) return true;
  return redirects.has(path) || ROUTES.some((pattern) => fits(pattern, path));
}

import type { LanguageCode } from '@/lib/domain/locales';
import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';

/**
 * Public pages come from a cache and know nobody. A plain cookie with the player's language says that a session
 * probably exists, so that the header shows a purse before any call. It grants nothing: the session itself is an
 * HttpOnly cookie of the platform.
 */
const YEAR_SECONDS = 31_536_000;

function write(name: string, value: string, maxAge: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export function hasHint(): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`${PLAYER_LANGUAGE_COOKIE}=`));
}

export function writeHint(language: LanguageCode): void {
  write(PLAYER_LANGUAGE_COOKIE, language, YEAR_SECONDS);
  document.documentElement.dataset.auth = 'in';
}

export function removeHint(): void {
  write(PLAYER_LANGUAGE_COOKIE, '', 0);
  document.documentElement.dataset.auth = 'out';
}

/** Runs before the first paint, in the head: the header's right half is chosen without a shift. */
export const HINT_SCRIPT = `document.documentElement.dataset.auth=/(?:^|; )${PLAYER_LANGUAGE_COOKIE}=/.test(document.cookie)?'in':'out'`;

import type { LanguageCode } from '@/lib/domain/locales';
import { isPlayer } from '@/early/player';
import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { remember } from '@/early/remembered';
import { markRoot, rootMark } from '@/early/root';

/**
 * Public pages come from a cache and are the same for everyone. A plain cookie with the player's language says that a
 * session probably exists, so that the header shows the balance area before any call. It grants nothing: the session
 * itself is an HttpOnly cookie of the platform.
 */
const YEAR_SECONDS = 31_536_000;

function write(name: string, value: string, maxAge: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export const hasHint = isPlayer;

export function writeHint(language: LanguageCode): void {
  write(PLAYER_LANGUAGE_COOKIE, language, YEAR_SECONDS);
  markRoot('auth', 'in');
}

export function removeHint(): void {
  write(PLAYER_LANGUAGE_COOKIE, '', 0);
  markRoot('auth', 'out');
  keepPurseWidth(null);
  keepWagering(false);
  remember('race', null);
}

/** @param characters of the balance as it is written in the purse; null forgets them. */
export function keepPurseWidth(characters: number | null): void {
  remember('purse', characters === null ? null : String(characters));
}

/** Whether the head's script has run, or its replacement. */
export const isHintMarked = () => rootMark('auth') !== undefined;

/** Whether a bonus is in play: a game's page has the room of its line from the first paint on. */
export function keepWagering(inPlay: boolean): void {
  markRoot('wagering', inPlay ? 'on' : null);
  remember('wagering', inPlay ? 'on' : null);
}

import type { LanguageCode } from '@/lib/domain/locales';
import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';

/**
 * Public pages come from a cache and know nobody. A plain cookie with the player's language says that a session
 * probably exists, so that the header shows a purse before any call. It grants nothing: the session itself is an
 * HttpOnly cookie of the platform.
 */
const YEAR_SECONDS = 31_536_000;
/** How many characters the balance had, for the purse to have its width before the balance is there. */
const PURSE_KEY = 'purse';

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
  keepPurseWidth(null);
}

/** @param characters of the balance as it is written in the purse; null forgets them. */
export function keepPurseWidth(characters: number | null): void {
  try {
    if (characters === null) localStorage.removeItem(PURSE_KEY);
    else localStorage.setItem(PURSE_KEY, String(characters));
  } catch {
    // A browser that keeps nothing gives the purse its usual width.
  }
}

/** Whether the head's script has run, or what stands in for it. */
export const isHintMarked = () => document.documentElement.dataset.auth !== undefined;

/** Does what HINT_SCRIPT does. */
export function markHint(): void {
  const root = document.documentElement;
  root.dataset.auth = hasHint() ? 'in' : 'out';
  try {
    const characters = Number(localStorage.getItem(PURSE_KEY));
    if (characters > 0) root.style.setProperty('--purse', String(characters));
  } catch {
    // The purse has its usual width.
  }
}

/**
 * Runs before the first paint, in the head: the header's right half is chosen, and the purse has the width of the
 * balance that it will show, without a shift.
 */
export const HINT_SCRIPT = `{const d=document.documentElement;d.dataset.auth=/(?:^|; )${PLAYER_LANGUAGE_COOKIE}=/.test(document.cookie)?'in':'out';try{d.style.setProperty('--purse',+localStorage.${PURSE_KEY}||null)}catch{}}`;

import { ROOT, STORED } from '@/lib/domain/browser-state';
import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { remembered } from './remembered';

/** Whether a session probably exists: the cookie grants nothing. */
export const isPlayer = (): boolean =>
  document.cookie.split('; ').some((entry) => entry.startsWith(`${PLAYER_LANGUAGE_COOKIE}=`));

/**
 * The header's right half is chosen before the first paint, and the purse has the width of the balance that it will
 * show, without a shift.
 */
export function markPlayer(): void {
  const root = document.documentElement;
  root.dataset[ROOT.auth] = isPlayer() ? 'in' : 'out';
  const characters = Number(remembered(STORED.purse));
  root.style.setProperty('--purse', characters > 0 ? String(characters) : null);
}

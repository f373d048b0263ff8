import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { remembered } from './remembered';
import { markRoot } from './root';

/** Whether a session probably exists: the cookie grants nothing. */
export const isPlayer = (): boolean =>
  document.cookie.split('; ').some((entry) => entry.startsWith(`${PLAYER_LANGUAGE_COOKIE}=`));

/** Whether the page is that of a game, for money, which counted in a tournament of the player when that was last known. */
const isRace = (): boolean => {
  const [, game] = /\/game\/([^/]+)\/?$/.exec(window.location.pathname) ?? [];
  return game !== undefined && (remembered('race') ?? '').split(' ').includes(game);
};

/**
 * A game's page has the room of the line about the bonus in play, or a tournament, from the first paint on. The header's right half is chosen before the first paint, and the purse has the width of the balance that it will
 * show, without a shift.
 */
export function markPlayer(): void {
  markRoot('auth', isPlayer() ? 'in' : 'out');
  markRoot('wagering', remembered('wagering'));
  markRoot('race', isRace() ? 'on' : null);
  const characters = Number(remembered('purse'));
  document.documentElement.style.setProperty('--purse', characters > 0 ? String(characters) : null);
}

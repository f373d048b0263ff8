import { askForCookies, chooseCookies, startCookieChoice } from './cookie-choice';
import { hearLanguage } from './language-press';
import { isPlayer } from './player';
import { chooseTheme, reflectTheme, startTheme } from './theme';
import { remember, remembered } from './remembered';
import { markRoot, rootMark } from './root';

const COLLAPSED = '70';
const WIDE = '270';

function setSide(side: string | null) {
  markRoot('side', side === COLLAPSED ? side : null);
  reflectSide();
}

function reflectSide() {
  document.querySelectorAll('[data-shell-side]').forEach((button) => {
    button.setAttribute('aria-expanded', String(rootMark('side') !== COLLAPSED));
  });
  document.dispatchEvent(new Event('shell:groups'));
}

/** A poster that does not come has the casino's own in its place (SPEC §2). */
function onError({ target: image }: Event) {
  if (!(image instanceof HTMLImageElement)) return;
  const [site, poster] = image.src.split('art/posters/');
  if (poster === undefined) return;
  const own = `${site}art/poster.svg`;
  image.parentElement?.querySelectorAll('source').forEach((source) => source.setAttribute('srcset', own));
  image.src = own;
}

function onClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  if (button?.dataset.shellTheme) chooseTheme(button.dataset.shellTheme);
  if (button?.dataset.shellSide !== undefined) {
    setSide(rootMark('side') === COLLAPSED ? WIDE : COLLAPSED);
    remember('side', rootMark('side') ?? WIDE);
  }
  if (button?.dataset.cookieChoice !== undefined) chooseCookies(button);
  if (button?.dataset.cookieAsk !== undefined) askForCookies(button);
  // Until the code that opens modals has loaded, which takes it from the root element (player-side). On a page that
  // React rendered, that code has already handled the press.
  if (button?.dataset.modal && !event.defaultPrevented) markRoot('pressed', button.dataset.modal);
  hearLanguage(event);
  // A menu of the frame closes behind a press beside it.
  document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]').forEach((menu) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
}

function onKey(event: KeyboardEvent) {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const menu = target?.closest<HTMLDetailsElement>('details[data-menu][open]');
  if (menu && event.key === 'Escape') {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
  const field = document.querySelector<HTMLInputElement>('[data-shell-search]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * The frame's behaviour before and without React. It restores theme, collapsed sidebar and the choice of cookies, so
 * that nothing flashes or moves on load, works their switches, stores a press on a modal's button that came before
 * React, lets a language count from the press on, replaces a poster that fails to load, and lets the slash key focus
 * the search field.
 */
export function startShell(): void {
  // A game has the room from the first paint on. What else stands under such an address has no use for it.
  const room = /\/game\/[^/]/.test(location.pathname);
  const settle = () => {
    reflectTheme();
    if (room && !document.querySelector('[data-wants-room]')) {
      markRoot('play', null);
      setSide(remembered('side'));
    } else reflectSide();
  };

  // A demo opens automatically, and so does a player's game: a phone gives it the space of header and bar at once.
  if (room && (/\/demo\/?$/.test(location.pathname) || isPlayer())) markRoot('play', '');
  // Reserves the space of a visitor's own rows before the session is known (features/lobby/domain/own-rows).
  markRoot('ownRows', remembered('ownRows') ?? '');
  startTheme();
  setSide(room ? COLLAPSED : remembered('side'));
  startCookieChoice();
  if (document.readyState === 'loading') {
    // What each word that arrives would move waits for the last one (mixin `shown-whole`).
    markRoot('arriving', '');
    document.addEventListener('DOMContentLoaded', () => {
      markRoot('arriving', null);
      settle();
    });
  } else settle();
  // A page that needs the room has collapsed the sidebar, or has left it as it was.
  document.addEventListener('shell:side', reflectSide);

  // On the way down: while it wakes a page, React stops what it can't answer yet on its way up.
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  // An error of a picture goes down and never up.
  document.addEventListener('error', onError, { capture: true });
}

'use client';

import { MODAL_MARK, modalMarkOf as markOf, type ModalMark } from '@/lib/browser/modals/history-mark';

/**
 * The browser's Back closes the modal on top; a modal that was closed otherwise leaves no extra step for Back.
 *
 * A modal that opens pushes an entry of the same address. Back from it closes the modal. Closed by its cross, the
 * modal leaves its entry in place: going back in code would race with a link that was just followed. Instead the next
 * page replaces the entry, the next modal reuses it, and Back from it continues to where Back would have led.
 */

interface Stack {
  /** How many modals are on the screen, those that are covered too. */
  open: number;
  closeTop(): void;
}

let stack: Stack = { open: 0, closeTop: () => undefined };
let here: ModalMark | null = null;
let watching = false;

/** Next keeps its own page in the entry's state: ours stands beside it. */
const marked = (mark: ModalMark) => ({ ...(window.history.state as object | null), [MODAL_MARK]: mark });

function arm(): void {
  here = markOf(window.history.state);
  const depth = here?.depth ?? 0;
  if (depth >= stack.open) return;
  const chain = here?.chain ?? String(performance.timeOrigin + performance.now());
  if (!here) window.history.replaceState(marked({ chain, depth: 0 }), '');
  window.history.pushState(marked({ chain, depth: depth + 1 }), '');
}

function travelled(): void {
  const from = here;
  here = markOf(window.history.state);
  if (!from || here?.chain !== from.chain || here.depth >= from.depth) return;
  if (stack.open === 0) {
    window.history.go(-(here.depth + 1));
    return;
  }
  for (let closing = Math.max(1, stack.open - here.depth); closing > 0; closing -= 1) stack.closeTop();
}

type Write = History['pushState'];

/** Follows the page's entries. Next's router writes them; a page that it pushes takes the place of a modal's entry. */
function watch(): void {
  if (watching) return;
  watching = true;
  here = markOf(window.history.state);
  const { history } = window;
  const replace = history.replaceState.bind(history);
  const push = history.pushState.bind(history);
  const leaves = (url: Parameters<Write>[2]) =>
    url !== undefined && url !== null && new URL(url, window.location.href).href !== window.location.href;
  const noted = (write: Write): Write =>
    function noteMark(data, unused, url) {
      // Code that replaces the state of the same page does not know the mark.
      const kept = here && !leaves(url) && markOf(data) === null;
      write(kept ? { ...(data as object | null), [MODAL_MARK]: here } : data, unused, url);
      // On Back the router, whose listener runs first, may replace the entry before this listener runs.
      travelled();
    };
  history.replaceState = noted(replace);
  history.pushState = function pushPage(data, unused, url) {
    if (!leaves(url)) {
      noted(push)(data, unused, url);
      return;
    }
    noted(here && here.depth > 0 ? replace : push)(data, unused, url);
    // A modal that stays over the new page wants an entry of its own there.
    if (stack.open > 0) queueMicrotask(arm);
  };
  window.addEventListener('popstate', travelled);
}

/** Sets which modals are on the screen. Call it whenever that changes. */
export function keepModalHistory(now: Stack): void {
  stack = now;
  watch();
  if (stack.open > 0) arm();
}

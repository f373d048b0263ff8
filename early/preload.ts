import { rememberedInTab, rememberInTab } from './remembered';

/**
 * SPEC §1: after a deployment a page that is open, or that a browser kept, asks for scripts and styles that are no
 * longer there. The page is loaded anew, at most five times in a row; then `parlour:preload-error` is raised on the
 * window, with the error as its detail, and whoever prevents its default has dealt with it: otherwise the error is
 * thrown again. The count is forgotten once a page has stood for ten seconds with nothing missing.
 *
 * Without a network a new load would only lose the page; there the event comes at once. It runs before every other script.
 */
export function watchLoading(): void {
  const KEY = 'preload retries';
  const RETRIES = 5;
  const QUIET_MS = 10_000;
  const OURS = /\/_next\/static\/.*\.(?:js|css)(?:\?|$)/;
  /** What is missing; a script tells of itself twice, as an element and as a promise. */
  const missing = new Set<string>();

  /** @returns whether the page is being loaded anew. Where no count can be kept it is not: it could not end. */
  function reload(): boolean {
    const count = Number(rememberedInTab(KEY));
    if (!navigator.onLine || count >= RETRIES || !rememberInTab(KEY, String(count + 1))) return false;
    location.reload();
    return true;
  }

  function fail(url: string, error: Error) {
    if (missing.has(url)) return;
    missing.add(url);
    if (reload()) return;
    const event = new CustomEvent('parlour:preload-error', { cancelable: true, detail: error });
    if (window.dispatchEvent(event)) throw error;
  }

  // A script or style that does not load tells only its own element; the window hears it on the way down.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
      const url = target instanceof HTMLLinkElement ? target.href : target.src;
      if (OURS.test(url)) fail(url, new Error(`could not load ${url}`));
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as (Error & { request?: string }) | undefined;
    if (reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    fail(reason.request ?? reason.message, reason);
  });
  window.addEventListener('load', () => {
    setTimeout(() => {
      if (missing.size === 0) rememberInTab(KEY, null);
    }, QUIET_MS);
  });
}

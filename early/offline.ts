/**
 * The offline page's script, without React, whose code may be missing: it loads the requested page when the reader
 * presses the button, when the browser finds a network, and when our server answers again (a browser takes any
 * network for the internet).
 */
export function waitForNetwork(): void {
  const EVERY_MS = 10_000;
  const again = () => location.reload();
  document.getElementById('again')?.addEventListener('click', again);
  window.addEventListener('online', again);
  setInterval(() => {
    if (!navigator.onLine) return;
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(again, () => undefined);
  }, EVERY_MS);
}

/**
 * What the offline page does, without React, whose code may not be there: it loads the page that was asked for when
 * the reader says so, when the browser finds a network, and when our server answers again (a browser takes any
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

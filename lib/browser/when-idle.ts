/** Where a browser can't say when it is idle. Milliseconds. */
const FALLBACK_MS = 200;

/** Does something once the page is loaded and nothing else is to be done. @returns takes it back. */
export function whenIdle(task: () => void): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(task, { timeout: 5_000 });
    else timer = setTimeout(task, FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}

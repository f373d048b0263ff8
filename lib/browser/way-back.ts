'use client';

/**
 * Whether the page that shows now was come to by Back, Forward or loading it again: then, and only then, it is to be as
 * it was left. Next's router tells nobody; the browser does.
 */
let travelledTo: string | null = null;
let watching = false;

function watch(): void {
  if (watching || typeof window === 'undefined') return;
  watching = true;
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  if (type === 'back_forward' || type === 'reload') travelledTo = window.location.href;
  window.addEventListener('popstate', () => {
    travelledTo = window.location.href;
  });
}
watch();

/** True once for an address that was travelled to. */
export function takeTravelled(): boolean {
  const travelled = travelledTo !== null && travelledTo === window.location.href;
  travelledTo = null;
  return travelled;
}

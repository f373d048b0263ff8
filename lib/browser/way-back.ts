'use client';

/**
 * Whether the present page was reached by Back, Forward or a reload. Only then is it shown as it was left. Next's
 * router does not tell; the browser does.
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

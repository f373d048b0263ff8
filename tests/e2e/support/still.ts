import type { Page } from '@playwright/test';

/**
 * Until a page that was just opened has come to rest: its letters and the pictures in view are there, React has taken it
 * over, nothing says that it is still loading, and the browser has painted what followed from that. What goes on by
 * itself afterwards (polls, streams, pictures further down) is not waited for.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const inView = (element: Element) => {
      const { top, right, bottom, left, width } = element.getBoundingClientRect();
      // Rows scroll sideways: what lies beyond their edge is loaded when it comes.
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const pictures = [...document.images].filter(inView);
    const busy = [...document.querySelectorAll('[aria-busy="true"]')].filter(inView);
    return (
      document.fonts.status === 'loaded' &&
      pictures.every(({ complete }) => complete) &&
      busy.length === 0 &&
      Object.keys(document).some((key) => key.startsWith('__react'))
    );
  });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );
}

import type { Page } from '@playwright/test';

/** What Chromium knows about a shift; TypeScript's DOM does not have it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const FACES = /\.woff2$/;
/** Both of them are preloaded by every page. */
const FACE_COUNT = 2;

/**
 * Nothing is painted before the faces are there: what moves then is not the letters' doing, and the network does not
 * decide it.
 */
async function facesFirst(page: Page): Promise<void> {
  let came = () => {};
  const faces = new Promise<void>((resolve) => (came = resolve));
  let count = 0;
  page.on('requestfinished', (request) => {
    if (FACES.test(request.url()) && ++count === FACE_COUNT) came();
  });
  await page.route(/\.css$/, async (route) => {
    await faces;
    await route.continue();
  });
}

/**
 * Keeps what moves by itself from the next navigation on. Call before `goto`.
 * @param faces whether the page's own letters are there before it shows, or come when they come
 */
export async function watchShifts(page: Page, faces: 'first' | 'whenever' = 'first'): Promise<void> {
  if (faces === 'first') await facesFirst(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const name = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? 'something gone';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moves = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${place(previousRect)} → ${place(currentRect)} ${name(node)}`,
        );
        shifts.push([entry.value.toFixed(5), ...moves].join('\n'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All shifts since the page began to load: how much of the window, and what moved from where to where. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** How much of the window moved in all, as Chromium adds it up. */
export const totalOf = (shifts: readonly string[]): number =>
  shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);

/**
 * The faces stay away. Call before `goto`.
 * @returns what lets them come
 */
export async function holdFaces(page: Page): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(FACES, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

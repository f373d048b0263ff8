import type { Page } from '@playwright/test';

/** What Chromium knows about a shift; TypeScript's DOM does not have it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const FACES = /\.woff2$/;
const NAMES_FACES = /url\([^)]*\.woff2/;

/**
 * Nothing is painted before the faces are there: what moves then is not the letters' doing, and the network does not
 * decide it. That a face has come is not enough, for the page may paint once more with another before it is used: the
 * sheet that names the faces goes first, and the page itself says when they are ready for use.
 */
async function facesFirst(page: Page): Promise<void> {
  let say = () => {};
  let ready = Promise.resolve();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      ready = new Promise((resolve) => (say = resolve));
  });
  await page.exposeFunction('facesReady', () => say());
  await page.addInitScript(() => {
    const { facesReady } = window as unknown as { facesReady: () => void };
    document.addEventListener(
      'load',
      ({ target }) => {
        if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
        const faces = [...document.fonts];
        if (faces.length > 0) void Promise.all(faces.map((face) => face.load())).then(facesReady);
      },
      { capture: true },
    );
  });
  await page.route(/\.css$/, async (route) => {
    const facesOfPage = ready;
    const response = await route.fetch();
    if (!NAMES_FACES.test(await response.text())) await facesOfPage;
    await route.fulfill({ response });
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
 * @returns what lets them come, once a text of the page has been painted without them
 */
export async function holdFaces(page: Page): Promise<() => Promise<void>> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(FACES, async (route) => {
    await sent;
    await route.continue();
  });
  // Letters that wait for their face are laid out but not painted at first: the browser says when they are.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const text of document.querySelectorAll('h1, h2, p')) text.setAttribute('elementtiming', 'text');
    }).observe(document, { childList: true, subtree: true });
    const painted = new Promise<void>((resolve) =>
      new PerformanceObserver(() => resolve()).observe({ type: 'element', buffered: true }),
    );
    Object.assign(window, { painted });
  });
  return async () => {
    await page.evaluate(() => (window as unknown as { painted: Promise<void> }).painted);
    send();
  };
}

import type { Page } from '@playwright/test';

/** What Chromium counts as a shift: that far from where it first was, in px. */
const COUNTS_PX = 3;

/**
 * A browser may paint a page wherever its document is cut by the network. Reads the page's document once more, tag by
 * tag and word by word, and looks each time where everything stands that shows. It must be read and not taken apart:
 * while an element is still open, the browser holds none of its children to be the last. The page must be loaded,
 * without scripts of its own.
 * @param head what is done to the document before its body comes
 * @returns what showed and stood elsewhere later, with how far and until what came; empty for a page of which nothing
 * moves
 */
export async function movesWhileArriving(page: Page, head?: (root: HTMLElement) => void): Promise<string[]> {
  // Loaded anew and not fetched besides: a page that was made anew in between has other scripts than its policy allows.
  const html = (await (await page.reload())?.text()) ?? '';
  const body = html.search(/<body[\s>]/);
  // Opening the document anew takes every style with it: those of the head have to be there before the body comes.
  await page.evaluate(
    (text) => {
      document.open();
      document.write(text);
    },
    html.slice(0, body),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  if (head) await page.locator('html').evaluate(head);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  return page.evaluate(
    ([text, countsFrom]) => {
      const HIDDEN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      const isInView = ({ top, right, bottom, left, width, height }: DOMRect) =>
        width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      const name = (element: Element) => element.outerHTML.slice(0, 100);
      const by = (from: DOMRect, to: DOMRect) => ({ x: to.x - from.x, y: to.y - from.y });

      /** Where everything that shows has been seen first. */
      const places = new Map<Element, DOMRect>();
      const moved = new Map<Element, string>();
      const look = (piece: string) => {
        // What is inside a drawing moves with it.
        for (const part of document.body.querySelectorAll('*:not(script, style, template, source, svg *)')) {
          const place = part.getBoundingClientRect();
          if (!isInView(place) || !part.checkVisibility(HIDDEN)) continue;
          const before = places.get(part);
          if (!before) {
            places.set(part, place);
            continue;
          }
          const { x, y } = by(before, place);
          if (moved.has(part) || Math.max(Math.abs(x), Math.abs(y)) < countsFrom) continue;
          // A part that only goes along with what it is in is not named as well.
          const frame = part.parentElement && places.get(part.parentElement);
          const along = frame && by(frame, part.parentElement.getBoundingClientRect());
          if (along && Math.hypot(along.x - x, along.y - y) < 1) moved.set(part, '');
          else
            moved.set(part, `by ${x.toFixed(1)}, ${y.toFixed(1)} with ${piece.slice(0, 60)}: ${name(part)}`);
        }
      };
      for (const piece of text.match(/<script[\s\S]*?<\/script>|<[^>]*>|[^<\s]+\s*|\s+/g) ?? []) {
        document.write(piece);
        let newest: Element = document.body;
        while (newest.lastElementChild) newest = newest.lastElementChild;
        // For what comes out of view, nothing is looked at.
        if (isInView(newest.getBoundingClientRect())) look(piece);
      }
      document.close();
      look('the end');
      return [...moved.values()].filter(Boolean);
    },
    [html.slice(body), COUNTS_PX] as const,
  );
}

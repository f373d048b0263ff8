import type { Page } from '@playwright/test';

/** What Chromium counts as a shift: that far from where it first was, in px. */
const COUNTS_PX = 3;

/**
 * A browser may paint a page wherever its document is cut by the network. Takes the document apart from its end, node
 * by node, and looks each time where what remains stands. The page must be loaded, without scripts of its own.
 * @returns what is in view at the end and stood elsewhere before, with how far and until which node came; empty for a
 * page of which nothing moves.
 */
export async function movesWhileArriving(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((countsFrom) => {
    const HIDDEN = { opacityProperty: true, visibilityProperty: true };
    const isShown = (element: Element, { width, height }: DOMRect) =>
      width > 0 && height > 0 && element.checkVisibility(HIDDEN);
    const inView = ({ top, right, bottom, left }: DOMRect) =>
      top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    const name = (node: Node) =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : `"${node.textContent?.slice(0, 40)}"`;

    // Where everything in view stands in the end. What is inside a drawing moves with it.
    const places = new Map<Element, DOMRect>();
    const parts = document.body.querySelectorAll('*:not(script, style, template, source, svg *)');
    for (const part of parts) {
      const place = part.getBoundingClientRect();
      if (isShown(part, place) && inView(place)) places.set(part, place);
    }

    const nodes: ChildNode[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode);

    const by = (from: DOMRect, to: DOMRect) => ({ x: from.x - to.x, y: from.y - to.y });
    const moved = new Map<Element, string>();
    for (const node of nodes.reverse()) {
      // What lies out of view is taken away too, but nothing is looked at for it.
      const seen = places.has(node instanceof Element ? node : (node.parentElement ?? document.body));
      const label = seen ? name(node) : '';
      node.remove();
      if (!seen) continue;
      for (const [part, end] of places) {
        if (!part.isConnected) {
          places.delete(part);
          continue;
        }
        const place = part.getBoundingClientRect();
        if (!isShown(part, place)) continue;
        const { x, y } = by(place, end);
        if (Math.max(Math.abs(x), Math.abs(y)) < countsFrom) continue;
        // A part that only goes along with what it is in is not named as well.
        const parent = part.parentElement;
        const frame = parent && places.get(parent);
        const along = frame && by(parent.getBoundingClientRect(), frame);
        if (along && Math.hypot(along.x - x, along.y - y) < 1) continue;
        moved.set(part, `by ${x.toFixed(1)}, ${y.toFixed(1)} until ${label}: ${name(part)}`);
      }
    }
    return [...moved.values()];
  }, COUNTS_PX);
}

import type { Frame, Page } from '@playwright/test';

/** What a finger hits, px: STANDARDS §1. */
const TOUCH_PX = 44;
/** With a mouse, WCAG 2.2: 2.5.8. */
const MOUSE_PX = 24;
/** Lines between numbers of the cloth, which a sheet of buttons stands for on a phone, and the pockets of its track, whose
 * shapes no boxes have. */
const DRAWN = '[data-between], .rl-pocket';
const CONTROLS = 'button, a[href], input, select, textarea, [role="button"], [role="radio"], [role="tab"]';

interface Looked {
  /** Whether a finger plays: targets have to be as large as one. */
  touch: boolean;
}

/**
 * What is wrong with where the controls of a page or of a game's frame stand: each a text that names the control. They
 * lie in what is seen, no two over each other, none below something else, and large enough; nothing goes on to the side.
 */
export function misplaced(page: Frame, { touch }: Looked): Promise<string[]> {
  return page.evaluate(
    ({ least, drawn, controls }) => {
      const found: string[] = [];
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth)
        found.push(`goes on to the side: ${root.scrollWidth} of ${root.clientWidth}`);
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.className} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      const SEEN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      /** The part of an element that its boxes that cut leave to be seen; null for one that is for screen readers alone. */
      const seenOf = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const box = { left, top, right, bottom };
        let scrolls = false;
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
          if (clipPath !== 'none' && around.clientWidth <= 2) return null;
          if (around !== element && (overflowX !== 'visible' || overflowY !== 'visible')) {
            const edge = around.getBoundingClientRect();
            if (edge.width <= 2 || edge.height <= 2) return null;
            if (/auto|scroll/.test(overflowX + overflowY)) {
              scrolls ||=
                around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1;
              box.left = Math.max(box.left, edge.left);
              box.top = Math.max(box.top, edge.top);
              box.right = Math.min(box.right, edge.right);
              box.bottom = Math.min(box.bottom, edge.bottom);
            }
          }
          if (position === 'fixed') break;
        }
        return { ...box, full: { left, top, right, bottom }, scrolls };
      };
      const all = [...document.querySelectorAll(controls)].flatMap((element) => {
        if (!element.checkVisibility(SEEN) || element.closest('[inert], [aria-hidden="true"]')) return [];
        if (element.matches(drawn)) return [];
        const box = seenOf(element);
        if (!box || box.full.right - box.full.left < 1) return [];
        return [{ element, box, name: nameOf(element) }];
      });
      for (const { element, box, name } of all) {
        const { full } = box;
        const [width, height] = [full.right - full.left, full.bottom - full.top];
        if (box.scrolls) {
          // A list that goes on is scrolled; what of it is not in view has no place to judge.
          if (box.bottom - box.top < 1 || box.right - box.left < 1) continue;
        } else if (
          full.left < -1 ||
          full.top < -1 ||
          full.right > innerWidth + 1 ||
          full.bottom > innerHeight + 1
        )
          found.push(
            `out of view: ${name} ${[full.left, full.top, full.right, full.bottom].map(Math.round).join(' ')}`,
          );
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const label = element.closest('label');
        if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit)))
          found.push(`covered: ${name} by ${hit ? nameOf(hit) : 'nothing'}`);
        const target = label?.getBoundingClientRect() ?? { width, height };
        const small = Math.min(Math.max(width, target.width), Math.max(height, target.height));
        if (small < least - 0.5) found.push(`small: ${name} ${Math.round(width)} × ${Math.round(height)}`);
      }
      all.forEach(({ element, box, name }, at) => {
        for (const other of all.slice(at + 1)) {
          if (element.contains(other.element) || other.element.contains(element)) continue;
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (wide > 1 && high > 1)
            found.push(
              `over each other: ${name} and ${other.name} ${Math.round(wide)} × ${Math.round(high)}`,
            );
        }
      });
      return found;
    },
    { least: touch ? TOUCH_PX : MOUSE_PX, drawn: DRAWN, controls: CONTROLS },
  );
}

/** Controls of the game that something of the page around it lies over. */
export async function coveredByPage(page: Page, frame: Frame): Promise<string[]> {
  const box = await page.locator('iframe').boundingBox();
  if (!box) return ['the frame is not in view'];
  const places = await frame.evaluate((controls) => {
    const SEEN = { opacityProperty: true, visibilityProperty: true };
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      if (!element.checkVisibility(SEEN) || element.closest('[inert]')) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 3 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
      return [{ name: `${element.className} "${element.ariaLabel ?? element.textContent}"`, x, y }];
    });
  }, CONTROLS);
  return page.evaluate(
    ({ places, left, top }) =>
      places.flatMap(({ name, x, y }) => {
        const [atX, atY] = [left + x, top + y];
        if (atX > innerWidth || atY > innerHeight) return [`below the screen: ${name}`];
        const hit = document.elementFromPoint(atX, atY);
        return hit?.tagName === 'IFRAME'
          ? []
          : [`the page covers ${name} with ${hit?.outerHTML.slice(0, 80) ?? ''}`];
      }),
    { places, left: box.x, top: box.y },
  );
}

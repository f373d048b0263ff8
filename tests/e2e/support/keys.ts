import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of ours has before what is looked for. */
const MOST_STOPS = 120;

const hasFocus = (element: Element) => element === document.activeElement;

/** The focus is on something, and shows: a ring of its colour around what has it, or around what stands for it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) return 'the focus is nowhere';
        const probe = body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--focus)';
        const colour = getComputedStyle(probe).color;
        probe.remove();
        const around = [activeElement, activeElement.nextElementSibling];
        for (let up = activeElement.parentElement; up && around.length < 6; up = up.parentElement)
          around.push(up);
        const rings = around.map((element) => {
          if (!element) return '';
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
          return `${outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineColor} ${boxShadow}`;
        });
        return (
          rings.some((ring) => ring.includes(colour)) || `no ring: ${activeElement.outerHTML.slice(0, 160)}`
        );
      }),
    )
    .toBe(true);
}

/** What was pressed may be gone by now: the focus is on something all the same, from where one goes on. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== null && activeElement !== body && activeElement.checkVisibility();
      }),
    )
    .toBe(true);
}

/** Walks on by Tab until the target has the focus. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate(hasFocus)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${target.toString()}`);
}

/** Walks on by Tab until the target has the focus, which has to show there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await expectFocusSeen(page);
}

/** Walks to the target and presses it. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Walks to a field and types into it, in place of what stands there. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Past header and menu, to the page's own content. */
export async function skipToContent(page: Page, skip: string): Promise<void> {
  await pressByKey(page, page.getByRole('link', { name: skip }));
  await expect(page).toHaveURL(/#/);
}

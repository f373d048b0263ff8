import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { holdFaces, shiftsOf, totalOf, watchShifts } from './support/shifts';
import { forgive, expect, test } from './support/test';
import { untilStill } from './support/still';

/** Layout shift of a page whose letters become those of its own faces: a tenth of what counts as good is 0.01. */
const FACES_MAY_SHIFT = 0.002;

const PAGES = [
  '/',
  '/games',
  '/games/top',
  '/game/scarab-of-nefer',
  '/auth',
  '/jackpots',
  '/faq',
  '/info_pages/privacy_policy',
  '/landing/welcome-bonus',
  '/vip',
];
const DAILY = ['/'];
for (const path of PAGES) {
  const tag = DAILY.includes(path) ? ['@daily'] : [];
  test(`no accessibility violation on ${path}`, { tag }, async ({ page, at, complaints }) => {
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    forgive(complaints, /404|503/);
  });
}

test('a text that is too faint in one theme is found', { tag: '@once' }, async ({ page, at }) => {
  await page.goto(at('/faq'));
  await untilStill(page);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.insertAdjacentHTML(
      'afterend',
      '<style>[data-theme="ivory"] .faint { background: #fff; color: #bbb }</style><p class="faint">Faint</p>',
    );
  });
  await expect(expectAccessible(page)).rejects.toThrow('in ivory: axe color-contrast');
});

test('no accessibility violation in the sign-up dialog', { tag: '@daily' }, async ({ page, at, m }) => {
  await page.goto(at('/'));
  await page.getByRole('banner').getByRole('link', { name: m.Account.signUp }).click();
  await page.getByRole('dialog').getByLabel(m.Auth.email).waitFor();
  await expectAccessible(page, '[role="dialog"]');
});

/** Widths of the headings' letters. */
const lettersOf = (page: Page) =>
  page.locator('h1, h2').evaluateAll((headings) =>
    headings.map((heading) => {
      const letters = document.createRange();
      letters.selectNodeContents(heading);
      return letters.getBoundingClientRect().width;
    }),
  );

for (const path of ['/', '/games/top']) {
  test(`nothing moves while ${path} loads`, async ({ page, at }) => {
    await watchShifts(page);
    await page.goto(at(path));
    await untilStill(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  const title = `hardly a word of ${path} moves when its faces come last`;
  test(title, async ({ page, at }) => {
    await watchShifts(page, 'whenever');
    const sendFaces = await holdFaces(page);
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    const before = await lettersOf(page);
    await sendFaces();
    // Letters of another face have another width, also where no line breaks otherwise.
    await expect.poll(() => lettersOf(page)).not.toEqual(before);
    await untilStill(page);
    expect(totalOf(await shiftsOf(page))).toBeLessThan(FACES_MAY_SHIFT);
  });
}

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { register } from './support/account';
import { openDrawer } from './support/drawer';
import { accountOpener, depositFifty, newPlayer } from './support/player';
import { expect, test } from './support/test';
import { untilStill } from './support/still';

const DRAWER = '#account-drawer';

/** The figure of the drawer that has this name. */
const figure = (page: Page, name: string) =>
  page
    .locator(`${DRAWER} dl > div`)
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd');

test(
  'the account opens, is walked through and closes by keyboard alone; the focus comes back',
  { tag: ['@once', '@long'] },
  async ({ page, m, at }) => {
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/'));
    const opener = accountOpener(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: m.Account.title });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: m.Ui.close })).toBeFocused();
    await expect(drawer.getByRole('link', { name: m.AccountDrawer.sections.history })).toBeVisible();
    // All the way round: the page behind is out of reach.
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, header, footer') === null),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'a link of the account leads there and closes it; a deposit opens over the page',
  { tag: '@long' },
  async ({ page, m, at }) => {
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/'));
    const opener = accountOpener(page);
    const drawer = page.locator(DRAWER);
    await openDrawer(opener, drawer);
    await drawer.getByRole('link', { name: m.AccountDrawer.sections.history }).click();
    await page.waitForURL(/\/account\/transaction-history/);
    await expect(drawer).toBeHidden();
    await openDrawer(opener, drawer);
    await expect(drawer.getByRole('link', { name: m.AccountDrawer.sections.history })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const deposit = drawer.getByRole('button', { name: m.AccountDrawer.deposit, exact: true });
    // The withdrawal stands beside it.
    await expect(drawer.getByRole('link', { name: m.AccountDrawer.withdraw, exact: true })).toHaveAttribute(
      'href',
      new RegExp('/account/wallet/withdrawal$'),
    );
    await deposit.click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('dialog').locator('button[type="submit"]')).toBeVisible();
  },
);

test(
  'after a deposit the drawer tells the truth: balance and level',
  { tag: '@long' },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/'));
    const opener = accountOpener(page);
    const drawer = page.locator(DRAWER);
    await openDrawer(opener, drawer);
    await expect(drawer.getByText(m.AccountDrawer.noLevel)).toBeVisible();
    await page.keyboard.press('Escape');

    await depositFifty(page, m);
    await openDrawer(opener, drawer);
    await expect(figure(page, m.AccountDrawer.balance).first()).toHaveText(/50[.,]00/);
    await expect(drawer.getByText(m.AccountDrawer.levels.newcomer)).toBeVisible();
    await expect(figure(page, m.AccountDrawer.points)).toHaveText(/^50 /);
    // The deposit has to be staked before any of it can leave.
    await expect(figure(page, m.AccountDrawer.withdrawable).first()).toHaveText(/^\D?0[.,]00/);
    // Nothing is given back yet, so that nothing is said of it.
    await expect(drawer.getByText(m.AccountDrawer.cashback, { exact: true })).toHaveCount(0);

    await expectAccessible(page, DRAWER);
  },
);

test('logging out from the drawer leaves nothing of the player', async ({ page, m, at }) => {
  const player = newPlayer();
  await register(page, player, at('/'));
  await page.goto(at('/'));
  const drawer = page.locator(DRAWER);
  await openDrawer(accountOpener(page), drawer);
  await expect(drawer.getByText(player.email)).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(at('/'));
  // It has its scripts by then: a tab that is out of sight may wait with them.
  await expect(elsewhere.getByTestId('header-balance')).toHaveText(/\d/);
  await page.bringToFront();
  await drawer.getByRole('button', { name: m.AccountDrawer.logOut }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: m.Account.logIn })).toBeFocused();
  await expect(page.getByText(player.email)).toHaveCount(0);
  // Another tab hears of it by its stream, which is refused from now on.
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: m.Account.logIn })).toBeVisible();
  await elsewhere.close();
});

for (const [path, width, height] of [
  ['/', 390, 844],
  ['/', 1440, 900],
  ['/account/transaction-history', 390, 844],
] as const) {
  test(
    `nothing moves while a player's ${path} loads at ${width}`,
    { tag: ['@once', '@long'] },
    async ({ page, at }) => {
      await register(page, newPlayer(), at('/'));
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node: Element | null }[];
            };
            if (shift.hadRecentInput) continue;
            const moved = shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ');
            shifts.push(`${shift.value}: ${moved}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(at(path));
      await expect(page.getByTestId('header-balance')).toHaveText(/0[.,]00/);
      await untilStill(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    },
  );
}

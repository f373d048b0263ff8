import { register } from './support/account';
import { arrivedDeposit } from './support/arrived-deposit';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expectAccessible } from '../support/access';
import { expect, test } from './support/test';

test(
  'a visitor reads all levels and their rules, and logs in before a deposit',
  { tag: '@daily' },
  async ({ page, m, at }) => {
    await page.goto(at('/'));
    await page.goto(at('/vip'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Vip.title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${at('/vip')}$`));
    const cards = page.locator('#vip-levels article');
    await expect(cards).toHaveCount(12);
    // SPEC §9: the first level begins with a deposit of 40, or 60 Australian dollars.
    await expect(page.getByRole('main')).toContainText(at('/') === '/au' ? /A\$60/ : /40/);
    await expect(cards.first()).toContainText(/10\s?%/);
    await expectAccessible(page);

    await cards.nth(2).getByRole('button').click();
    const rules = page.getByRole('dialog');
    await expect(rules.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(rules).toBeHidden();

    await page.getByRole('main').getByRole('link', { name: m.Vip.deposit, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === at('/vip'));
  },
);

test(
  'a deposit brings the first level, its card and the way to the next one',
  { tag: '@once' },
  async ({ page, m, at }) => {
    test.slow();
    const player = newPlayer();
    await register(page, player, at('/'));
    await page.goto(at('/account/vip'));
    await expect(page.getByText(m.Vip.table.none)).toBeVisible();
    const cards = page.locator('#vip-levels article');
    await expect(cards.first()).toContainText(m.Vip.states.next);

    await arrivedDeposit(player.email, 6_000);
    await page.goto(at('/vip'));
    await expect(cards.first()).toContainText(m.Vip.states.current);
    await expect(cards.nth(1)).toContainText(m.Vip.states.next);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.AccountDrawer.levels.newcomer);
    // A medal leads to the card of its level, by the keyboard too.
    const medal = page.getByRole('list', { name: m.Vip.table.path }).getByRole('link').nth(1);
    await medal.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#level-2$/);
    await expect(cards.nth(1)).toBeInViewport();
    await expectAccessible(page);
  },
);

test('without a script all levels are there', { tag: '@once' }, async ({ browser, m, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(at('/vip'), site.origin).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Vip.title);
  await expect(page.locator('#vip-levels article')).toHaveCount(12);
  await context.close();
});

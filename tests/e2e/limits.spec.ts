import { register } from './support/account';
import { newPlayer } from './support/player';
import { expect, test } from './support/test';

test(
  'a limit is set, a break begins and stops deposits, and an exclusion leaves the way to the money alone',
  { tag: '@long' },
  async ({ page, m, at }) => {
    test.slow();
    const player = newPlayer();
    await register(page, player, at('/'));
    await page.goto(at('/account/limits'));
    const { kinds, periods, lengths } = m.Protection;
    await expect(page.getByRole('button', { name: m.Protection.stopDay })).toBeInViewport();
    await page.getByRole('button', { name: `${kinds.deposit}, ${periods.week}` }).click();
    await page.getByRole('textbox', { name: m.Protection.newLimit }).fill('50');
    await page.getByRole('button', { name: m.Protection.save }).click();
    await expect(page.getByText(m.Protection.saved)).toBeVisible();
    await expect(page.getByRole('button', { name: `${kinds.deposit}, ${periods.week}` })).toContainText('50');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    const card = page.locator('#break');
    await card.locator('button[data-tone="ivory"]').click();
    await expect(card.getByRole('status')).not.toHaveText(m.Protection.breakText);

    await page.getByRole('radio', { name: lengths.forever }).check({ force: true });
    await page
      .getByRole('button', { name: m.Protection.exclusionStart.replace('{length}', lengths.forever) })
      .click();
    await page
      .getByRole('button', { name: m.Protection.exclusionYes.replace('{length}', lengths.forever) })
      .click();
    await expect(page.getByText(m.Protection.excludedNow)).toBeVisible();
  },
);

import { expectAccessible } from '../support/access';
import { register } from './support/account';
import { arrivedDeposit } from './support/arrived-deposit';
import { newPlayer } from './support/player';
import { expect, test } from './support/test';

test(
  'a visitor reads odds and rules of the wheel, and is asked to log in',
  { tag: '@daily' },
  async ({ page, m, at }) => {
    await page.goto(at('/wheel-of-fortune'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Wheel.title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${at('/wheel-of-fortune')}$`),
    );
    const odds = page.getByRole('region', { name: m.Wheel.odds.title });
    await expect(odds.getByRole('listitem')).toHaveCount(6);
    await expect(page.getByRole('region', { name: m.Wheel.rules.title })).toContainText(m.Wheel.rules.free);
    await expect(
      page.getByRole('main').getByRole('button', { name: m.Wheel.logIn, exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a player with a level spins once, and finds the result again and its proof',
  { tag: '@once' },
  async ({ page, m, at }) => {
    test.slow();
    // No wheel turns: the result stands at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = newPlayer();
    await register(page, player, at('/'));
    await page.goto(at('/wheel-of-fortune'));
    const panel = page.getByRole('region', { name: m.Wheel.title });
    await expect(panel.getByRole('link', { name: m.Wheel.seeLevels })).toBeVisible();

    await arrivedDeposit(player.email, 6_000);
    await page.reload();
    const spin = panel.getByRole('button', { name: m.Wheel.spin, exact: true });
    await spin.focus();
    await page.keyboard.press('Enter');
    const result = panel.getByRole('status').locator('b');
    await expect(result).toBeVisible();
    await expect(spin).toBeHidden();
    const told = await result.innerText();

    await page.reload();
    await expect(result).toHaveText(told);
    await expect(spin).toBeHidden();
    const spins = page.getByRole('region', { name: m.Wheel.spins.title });
    await expect(spins).toContainText(m.Wheel.spins.secret);

    const fair = page.getByRole('region', { name: m.Wheel.fair.title });
    await fair.getByRole('textbox', { name: m.Wheel.fair.newWords }).fill('lantern');
    await fair.getByRole('button', { name: m.Wheel.fair.ask }).click();
    const [verifier] = await Promise.all([page.waitForEvent('popup'), spins.getByRole('link').click()]);
    await expect(verifier.locator('.verdict[data-verdict="true"]')).toBeVisible();
    await verifier.close();
    await expectAccessible(page);
  },
);

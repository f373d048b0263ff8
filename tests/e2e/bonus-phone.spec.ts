import { register } from './support/account';
import { newPlayer, tellProfile } from './support/player';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

// A thumb, and a screen that is narrow: also where the run is on a desk.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(
  'on a phone: an offer is seen, taken with a deposit, played, and given up',
  { tag: ['@long', '@once'] },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await tellProfile(page);
    await noteRounds(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.goto(at('/bonuses/welcome-1'));
    const panel = page.getByRole('region', { name: m.TrueCost.title });
    await expect(panel.getByText(/(of|von) 100$/).first()).toBeVisible({ timeout: 60_000 });
    await fits();

    await page.goto(at('/account/wallet/deposit'));
    await expect(page.getByRole('radiogroup', { name: m.Bonuses.taking.legend })).toBeHidden();
    await page.getByRole('radio', { name: /^100/ }).check({ force: true });
    const taking = page.getByRole('radiogroup', { name: m.Bonuses.taking.legend });
    await expect(taking.getByRole('radio')).toHaveCount(2);
    await fits();
    await page.locator('main button[type="submit"]').tap();
    await page.waitForURL(/\/payments\/checkout\//);
    await page.getByRole('button', { name: /50[.,]00/ }).tap();
    await page.waitForURL(/\/deposit-success\//);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').getByRole('link').first().tap();
    await page.waitForURL(/\/game\//);
    const studio = await openGame(page);
    // A free spin stakes nothing, so that nothing is wagered by it.
    await studio.getByRole('button', { name: /^(Spin|Drehen)/ }).tap();
    await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(1);

    await page.goto(at('/account/bonuses'));
    await expect(page.getByRole('progressbar', { name: m.Bonuses.own.progress })).toBeVisible();
    const games = page.getByRole('list', { name: m.Bonuses.weights.byWeight });
    await expect(games.getByRole('link').first()).toContainText('100');
    await expect(games.getByRole('link').last()).toContainText(m.Bonuses.weights.ownMoneyOnly);
    await fits();
    await page.getByRole('button', { name: m.Bonuses.own.cancel }).tap();
    await expect(dialog.getByRole('heading', { name: m.Modals.cancelBonus.title })).toBeVisible();
    await dialog.getByRole('button', { name: m.Modals.cancelBonus.confirm }).tap();
    await expect(page.getByText(m.Bonuses.own.nothing)).toBeVisible();

    await page.goto(at('/account/transaction-history/bonus'));
    await page.locator('main summary').first().tap();
    await expect(page.getByText(m.Bonuses.history.reasons.cancelled)).toBeVisible();
    await fits();
  },
);

import { register } from './support/account';
import { newPlayer, tellProfile } from './support/player';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

test('a bonus is taken, one of its free spins is played, and the rest go with it', async ({
  page,
  m,
  at,
}) => {
  test.slow();
  await register(page, newPlayer(), at('/'));
  await tellProfile(page);
  await noteRounds(page);
  // A calm studio draws its rounds in a few frames.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/account/wallet/deposit'));
  await page.getByRole('radio', { name: /^100/ }).check({ force: true });
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL(/\/payments\/checkout\//);
  await page.getByRole('button', { name: /50[.,]00/ }).click();
  await page.waitForURL(/\/deposit-success\//);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^100 / })).toBeVisible();

  await dialog.getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL(/\/game\//);
  await expect(page.getByRole('region', { name: m.Bonuses.play.label })).toContainText('100');
  const studio = await openGame(page);
  await studio.getByRole('button', { name: /^(Spin|Drehen)/ }).click();
  await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(1);
  expect((await roundsOf(page))[0]?.stake).toBe(0);
  await expect(page.locator('main').getByText('99', { exact: false }).first()).toBeVisible();

  await page.goto(at('/account/bonuses'));
  const spins = page.getByRole('region', { name: m.Bonuses.spins.title });
  await expect(spins.getByText(/99/).first()).toBeVisible();
  await page.getByRole('button', { name: m.Bonuses.own.cancel }).click();
  await dialog.getByRole('button', { name: m.Modals.cancelBonus.confirm }).click();
  await expect(page.getByText(m.Bonuses.own.nothing)).toBeVisible();
});

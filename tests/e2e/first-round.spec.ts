import { site } from './support/site';
import { accountOpener, COUNTRY, depositFifty, headerBalance, newPlayer, signUp } from './support/player';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

test('a stranger signs up, deposits, plays a round, reads the history, and comes back', async ({
  page,
  m,
  at,
  appLocale,
}) => {
  test.slow();
  const player = newPlayer();
  await page.goto(at('/'));
  await signUp(page, m, player, COUNTRY[appLocale]);

  // Nothing can be staked yet, and the game leads to the cashier.
  await page.goto(at('/game/scarab-of-nefer'));
  const notice = page.getByRole('dialog', { name: m.Modals.minimalBalance.title });
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await expect(notice.getByRole('button', { name: m.Modals.minimalBalance.deposit })).toBeVisible();
  await page.goto(at('/'));
  await depositFifty(page, m);
  expect(await headerBalance(page)).toBe(5_000);

  await noteRounds(page);
  // A calm studio draws its rounds in a few frames; a lively one is in game-room.spec.ts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/game/scarab-of-nefer'));
  const frame = page.locator('iframe');
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe(new URL(site.sandbox).origin);
  const studio = await openGame(page);
  for (let round = 0; round < 3; round += 1) {
    await studio.getByRole('button', { name: /^(Spin|Drehen)/ }).click();
    // Its end is counted: a busy machine may not see that the studio was anything but idle in between.
    await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(round + 1);
    await expect(studio.locator('[data-state="idle"]')).toBeAttached();
    const credit = Number(await studio.locator('[data-balance]').getAttribute('data-balance'));
    await expect.poll(() => headerBalance(page), { message: 'the header follows the studio' }).toBe(credit);
  }
  const afterPlay = await headerBalance(page);

  await page.goto(at('/account/transaction-history'));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: m.History.types.deposit })).toHaveCount(1);
  expect(await rows.filter({ hasText: m.History.types.bet }).count()).toBeGreaterThanOrEqual(3);

  await accountOpener(page).click();
  await page.getByRole('button', { name: m.AccountDrawer.logOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: m.Account.logIn })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  await expect(page.getByText(m.Account.loggedOut)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(at('/'));
  await page.getByRole('banner').getByRole('link', { name: m.Account.logIn }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.Auth.email).fill(player.email);
  await dialog.getByLabel(m.Auth.password, { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: m.Auth.logIn, exact: true }).click();
  await expect(page.getByTestId('header-balance')).toHaveText(/\d/);
  await expect.poll(() => headerBalance(page)).toBe(afterPlay);
});

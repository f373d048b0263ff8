import { register } from './support/account';
import { linkInMail } from './support/mail';
import { COUNTRY, newPlayer } from './support/player';
import { expect, forgive, test } from './support/test';

test('the account area sends a visitor home and asks for the log-in', async ({ page, m, at }) => {
  await page.goto(at('/account/transaction-history'));
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  await expect(page.getByRole('dialog').getByRole('tab', { name: m.Auth.logIn })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('wrong log-in data is one message, which goes when a field is focused', async ({
  page,
  m,
  at,
  complaints,
}) => {
  await page.goto(at('/'));
  await page.getByRole('banner').getByRole('link', { name: m.Account.logIn }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.Auth.email).fill(newPlayer().email);
  await dialog.getByLabel(m.Auth.password, { exact: true }).fill('Not-the-one-1');
  await dialog.getByRole('button', { name: m.Auth.logIn, exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(m.Auth.invalidLogin);
  await dialog.getByLabel(m.Auth.email).focus();
  await expect(dialog.getByText(m.Auth.invalidLogin)).toBeHidden();
  forgive(complaints, '401');
});

test(
  'an e-mail that is taken is said at its field',
  { tag: ['@once', '@long'] },
  async ({ page, m, at, appLocale, complaints, context }) => {
    const player = newPlayer();
    await register(page, player, at('/'));
    await context.clearCookies();
    await page.goto(at('/'));
    await page.getByRole('banner').getByRole('link', { name: m.Account.signUp }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(m.Auth.email).fill(player.email);
    await dialog.getByLabel(m.Auth.password, { exact: true }).fill(player.password);
    const field = dialog.getByRole('combobox', { name: m.Auth.country });
    await field.click();
    await field.pressSequentially(COUNTRY[appLocale]);
    await dialog.getByRole('option', { name: COUNTRY[appLocale], exact: true }).click();
    await dialog.getByRole('checkbox').press('Space');
    await dialog.getByRole('button', { name: m.Auth.createAccount }).click();
    await expect(dialog.getByText(m.Auth.errors.email.taken)).toBeVisible();
    await expect(dialog.getByLabel(m.Auth.email)).toHaveAttribute('aria-invalid', 'true');
    forgive(complaints, '409');
  },
);

test(
  'the sign-up can be done by keyboard alone; Escape closes and gives the focus back',
  { tag: ['@once', '@long'] },
  async ({ page, m, at }) => {
    await page.goto(at('/'));
    const opener = page.getByRole('banner').getByRole('link', { name: m.Account.signUp });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('the link of the welcome mail confirms the e-mail, once', async ({
  page,
  m,
  at,
  request,
  complaints,
}) => {
  const player = newPlayer();
  await register(page, player, at('/'));
  const linkOf = () => linkInMail(request, player.email, 'confirmed_email');
  await expect.poll(linkOf, { timeout: 30_000 }).toBeDefined();
  const link = (await linkOf()) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.ConfirmedEmail.done.title);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.ConfirmedEmail.failed.title);
  // The browser reports the refusal of the second use.
  forgive(complaints, /status of 4\d\d/);
});

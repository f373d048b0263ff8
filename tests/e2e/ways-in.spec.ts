import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../support/access';
import { forgetSession, register } from './support/account';
import { waitForLink } from './support/mail';
import { COUNTRY, newPlayer } from './support/player';
import { site } from './support/site';
import { expect, forgive, test } from './support/test';
import type en from '../../messages/en.json';

type Messages = typeof en;

/** Opens the dialog behind each of these buttons, judges it, and leaves it. */
async function judgeDialogs(page: Page, openers: readonly string[]) {
  const dialog = page.getByRole('dialog');
  for (const opener of openers) {
    await page.getByRole('main').getByRole('button', { name: opener, exact: true }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

const signedIn = (page: Page) => expect(page.getByTestId('header-balance')).toHaveText(/0[.,]00/);

async function logIn(page: Page, m: Messages, at: (path: string) => string, email: string, password: string) {
  await page.goto(at('/auth#log-in'));
  const main = page.getByRole('main');
  await main.getByLabel(m.Auth.email).fill(email);
  await main.getByLabel(m.Auth.password, { exact: true }).fill(password);
  await main.locator('button[type="submit"]').click();
}

test('a forgotten password is set anew by the link of a mail, and ends every session', async ({
  page,
  m,
  at,
  complaints,
}) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  const elsewhere = await page.context().storageState();
  await forgetSession(page);
  await page.goto(at('/auth#log-in'));
  await page.getByRole('main').getByRole('button', { name: m.PasswordReset.forgot }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel(m.PasswordReset.email).fill(player.email);
  await dialog.getByRole('button', { name: m.PasswordReset.send }).click();
  await expect(dialog).toContainText(m.PasswordReset.sent.title);

  await page.goto(await waitForLink(page.request, player.email, 'set-password'));
  const main = page.getByRole('main');
  const fresh = 'Harbour-lamp-77';
  await main.getByLabel(m.AccountLinks.setPassword.password, { exact: true }).fill(fresh);
  await main.getByLabel(m.AccountLinks.setPassword.repeated, { exact: true }).fill(fresh);
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await main.getByRole('button', { name: m.AccountLinks.setPassword.save }).click();
  await expect(main).toContainText(m.AccountLinks.setPassword.done.title);

  // Whoever was in is out, and the old password is no way back.
  await page.context().addCookies(elsewhere.cookies);
  expect((await page.request.get('/api/v1/me')).status()).toBe(401);
  await forgetSession(page);
  await logIn(page, m, at, player.email, player.password);
  await expect(main.getByRole('alert').first()).toBeVisible();
  forgive(complaints, /401/);
  await logIn(page, m, at, player.email, fresh);
  await signedIn(page);
});

test('a second factor is set up, and asked for at the next log-in', async ({ page, m, at }) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  await page.goto(at('/account/profile/security'));
  await page.getByRole('main').getByRole('button', { name: m.SecondFactor.card.setUp }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.SecondFactor.proof.password, { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: m.SecondFactor.proof.begin }).click();

  const main = page.getByRole('main');
  const key = await main.getByRole('textbox', { name: m.SecondFactor.steps.key }).inputValue();
  const app = new TOTP({ secret: key.replaceAll(' ', ''), algorithm: 'SHA1', digits: 6, period: 30 });
  await main.locator('input[autocomplete="one-time-code"]').first().click();
  await page.keyboard.type(app.generate());
  await main.getByRole('button', { name: m.SecondFactor.steps.turnOn }).click();
  const codes = main.getByRole('list', { name: m.SecondFactor.codes.list }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allInnerTexts();
  await expectAccessible(page);
  await main.getByRole('button', { name: m.SecondFactor.codes.kept }).click();
  await expect(main.getByText(m.SecondFactor.card.on, { exact: true })).toBeVisible();
  await judgeDialogs(page, [m.SecondFactor.card.newCodes, m.SecondFactor.card.remove]);

  await forgetSession(page);
  await logIn(page, m, at, player.email, player.password);
  await expect(main).toContainText(m.SecondFactor.logIn.title);
  await expectAccessible(page);
  await main.getByRole('button', { name: m.SecondFactor.logIn.useRecovery }).click();
  await main.getByLabel(m.SecondFactor.logIn.recoveryCode).fill(first);
  await main.getByRole('checkbox', { name: m.SecondFactor.logIn.trust }).press('Space');
  await main.getByRole('button', { name: m.SecondFactor.logIn.submit }).click();
  await signedIn(page);
});

test('a passkey is added and logs in', { tag: '@once' }, async ({ page, m, at }) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const player = newPlayer();
  await register(page, player, at('/'));
  await page.goto(at('/account/profile/security'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: m.Passkeys.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.SecondFactor.proof.password, { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: m.Passkeys.addSubmit }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(m.Passkeys.firstName)).toBeVisible();
  const named = (text: string) => text.replace('{name}', m.Passkeys.firstName);
  await judgeDialogs(page, [named(m.Passkeys.rename), named(m.Passkeys.remove)]);

  await forgetSession(page);
  await page.goto(at('/auth#log-in'));
  await main.getByRole('button', { name: m.Passkeys.logIn }).click();
  await signedIn(page);
});

for (const company of ['Google', 'Microsoft', 'Apple', 'Telegram']) {
  test(`${company} signs up, and logs in the next time`, async ({ page, m, at, appLocale }) => {
    test.slow();
    const person = `p${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const main = page.getByRole('main');
    const leave = async () => {
      await page.goto(at('/auth#log-in'));
      await page.evaluate(() => sessionStorage.setItem('depositOffered', '1'));
      await main.getByRole('link', { name: company }).click();
      await page.getByLabel('Somebody else').fill(person);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await leave();
    await expect(main).toContainText(m.Social.confirm.title);
    await expectAccessible(page);
    if (company === 'Telegram') await main.getByLabel(m.Auth.email).fill(`${person}@mail.example`);
    const field = main.getByRole('combobox', { name: m.Auth.country });
    await field.click();
    await field.pressSequentially(COUNTRY[appLocale]);
    await main.getByRole('option', { name: COUNTRY[appLocale], exact: true }).click();
    await main.getByRole('button', { name: m.Auth.createAccount }).click();
    // Age and terms are confirmed here as well.
    await expect(main).toContainText(m.Auth.errors.age.required);
    await main.getByRole('checkbox').press('Space');
    await main.getByRole('button', { name: m.Auth.createAccount }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(m.Wizard.names.profile);
    await page.getByRole('dialog').getByRole('button', { name: m.Wizard.later }).click();
    await signedIn(page);

    await forgetSession(page);
    await leave();
    await signedIn(page);
    expect(new URL(page.url()).origin).toBe(new URL(site.web).origin);
  });
}

test(
  'a company is linked to an account, logs in, and is unlinked',
  { tag: '@once' },
  async ({ page, m, at }) => {
    test.slow();
    const player = newPlayer();
    const person = `p${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const asThePerson = async () => {
      await page.getByLabel('Somebody else').fill(person);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    const ofGoogle = (text: string) => text.replace('{company}', 'Google');
    await register(page, player, at('/'));
    await page.goto(at('/account/profile/security'));
    await main.getByRole('button', { name: ofGoogle(m.Social.ways.linkOf) }).click();
    await dialog.getByLabel(m.SecondFactor.proof.password, { exact: true }).fill(player.password);
    await dialog.locator('button[type="submit"]').click();
    await asThePerson();
    await page.goto(at('/account/profile/security'));
    await expect(main.getByRole('button', { name: ofGoogle(m.Social.ways.unlinkOf) })).toBeVisible();

    await forgetSession(page);
    await page.goto(at('/auth#log-in'));
    await main.getByRole('link', { name: 'Google' }).click();
    await asThePerson();
    await signedIn(page);

    await page.goto(at('/account/profile/security'));
    await judgeDialogs(page, [ofGoogle(m.Social.ways.unlinkOf)]);
    await main.getByRole('button', { name: ofGoogle(m.Social.ways.unlinkOf) }).click();
    await dialog.getByLabel(m.SecondFactor.proof.password, { exact: true }).fill(player.password);
    await dialog.locator('button[type="submit"]').click();
    await expect(main.getByRole('button', { name: ofGoogle(m.Social.ways.linkOf) })).toBeVisible();
  },
);

test('what a company does not prove makes no account', { tag: '@once' }, async ({ page, m, at }) => {
  const main = page.getByRole('main');
  const begin = async (outcome: string) => {
    await page.goto(at('/auth#log-in'));
    await main.getByRole('link', { name: 'Google' }).click();
    await page.locator(`input[value="${outcome}"]`).check();
  };
  await begin('usual');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(main).toContainText(m.Social.denied.title);
  await begin('unverified');
  await page.getByRole('button', { name: /Ada Brandt/ }).click();
  // An address that nobody has proven is not taken over: the player tells one.
  await expect(main.getByLabel(m.Auth.email)).toBeVisible();
  await begin('down');
  await page.getByRole('button', { name: /Ada Brandt/ }).click();
  await expect(main).toContainText(m.Social.provider_down.title);
});

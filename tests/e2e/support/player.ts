import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PLAYER_LANGUAGE_COOKIE } from '../../../lib/i18n/cookies';
import type en from '../../../messages/en.json';
import { PLAYABLE_PROFILE } from '../../support/profile';
import { pressUntilShown } from './press';
import { site } from './site';

type Messages = typeof en;

export interface NewPlayer {
  email: string;
  password: string;
}

/** A country as the sign-up names it, in the languages that the tests speak. */
export const COUNTRY = { en: 'Germany', de: 'Deutschland' };

export const newPlayer = (): NewPlayer => ({
  email: `player-${randomUUID().slice(0, 12)}@mail.example`,
  password: 'Lamp-light-2026',
});

/** The balance as the header shows it, in minor units. */
export async function headerBalance(page: Page): Promise<number> {
  const text = await page.getByTestId('header-balance').innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** Opens the sign-up modal from the header and fills step 1 (country by typing, as a person would). */
export async function signUp(page: Page, m: Messages, player: NewPlayer, country: string): Promise<void> {
  // Pressed before the page's scripts are awake, the link leads to a page of its own; the header is the same there.
  const link = page.getByRole('banner').getByRole('link', { name: m.Account.signUp });
  await pressUntilShown(link, page.getByRole('dialog'));
  await fillSignUp(page, m, player, country);
}

/** Fills the sign-up modal that is open. */
export async function fillSignUp(page: Page, m: Messages, player: NewPlayer, country: string): Promise<void> {
  // The cashier that opens by itself after a log-in has a test of its own; here it would come in between.
  await page.evaluate(() => sessionStorage.setItem('depositOffered', '1'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.Auth.email).fill(player.email);
  await dialog.getByLabel(m.Auth.password, { exact: true }).fill(player.password);
  const field = dialog.getByRole('combobox', { name: m.Auth.country });
  await field.click();
  await field.pressSequentially(country);
  await dialog.getByRole('option', { name: country, exact: true }).click();
  await dialog.getByRole('checkbox').press('Space');
  const create = dialog.getByRole('button', { name: m.Auth.createAccount });
  await create.click();
  await expect(create).toBeHidden();
  // From here on a registration that is not short asks for more, which has a test of its own.
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: m.Wizard.later }).click();
  await expect(dialog).toBeHidden();
  await tellProfile(page);
  await expect(page.getByTestId('header-balance')).toHaveText(/0[.,]00/);
}

/** A surname that nobody else has. A name may have no digits, so those of a UUID become letters. */
const ownSurname = (): string =>
  `Lind${randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/**
 * What has to be known before a game opens for money, without the forms that ask for it. Each player is a person of their
 * own: two of one name and birthday share one welcome bonus.
 */
export async function tellProfile(page: Page): Promise<void> {
  const answer = await page.context().request.patch(`${site.basePath}/api/v1/me/profile`, {
    data: { ...PLAYABLE_PROFILE, surname: ownSurname() },
    headers: { origin: site.origin },
  });
  expect(answer.ok()).toBe(true);
}

/** The cashier that opens by itself after a log-in has a test of its own; elsewhere it would come in between. */
export const offerNoDeposit = (page: Page) =>
  page.addInitScript(() => {
    if (location.origin !== 'null') sessionStorage.setItem('depositOffered', '1');
  });

/**
 * A session of a demo player, without the log-in form; `mara` has played for months, `ava` never. No page is loaded: the
 * browser has the session, and the language of `home`, from the next one on.
 */
export async function logInAsDemo(page: Page, home: string, who: 'ava' | 'mara' = 'ava') {
  const answer = await page.context().request.post('/api/v1/auth/login', {
    data: { email: `${who}@parlour.example`, password: 'parlour-demo-18' },
    headers: { origin: site.origin },
  });
  expect(answer.ok()).toBe(true);
  const language = home.slice(1) || 'en';
  await page.context().addCookies([{ name: PLAYER_LANGUAGE_COOKIE, value: language, url: site.web }]);
}

/** Deposits the preset of 50 with a card; the balance rises without a reload. */
export async function depositFifty(page: Page, m: Messages): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: m.Account.deposit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /50/ }).and(dialog.locator('[aria-pressed="true"]')).waitFor();
  await dialog.locator('button[type="submit"]').click();
  await page.waitForURL(/\/payments\/checkout\//);
  await page.getByRole('button', { name: /50[.,]00/ }).click();
  await page.waitForURL(/\/deposit-success\//);
  await expect(page.getByTestId('header-balance')).toHaveText(/50[.,]00/);
}

/** What opens the account beside the page: the avatar, on a phone the purse. */
export const accountOpener = (page: Page) =>
  page.getByRole('banner').locator('[popovertarget="account-drawer"]:visible').last();

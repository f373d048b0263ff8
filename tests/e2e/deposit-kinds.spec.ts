import { expect, type Page } from '@playwright/test';
import type en from '../../messages/en.json';
import { register } from './support/account';
import { newPlayer } from './support/player';
import { test } from './support/test';

type Messages = typeof en;

async function begin(page: Page, m: Messages, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).press('Space');
  await page.locator('form button[type="submit"]').click();
}

test('coins are sent to an address that a reload still knows', async ({ page, m, at }) => {
  await register(page, newPlayer(), at('/'));
  await page.goto(at('/account/wallet/deposit'));
  await page.getByRole('tab', { name: m.Cashier.families.crypto }).click();
  await begin(page, m, /^Ripple/);
  const dialog = page.getByRole('dialog');
  const tag = dialog.getByRole('textbox', { name: m.Crypto.tag });
  await expect(tag).toHaveValue(/^\d+$/);
  const value = await tag.inputValue();
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${m.Cashier.open.address} `) }).click();
  await expect(tag).toHaveValue(value);
});

test('a bank transfer waits for its account, which comes by itself', async ({ page, m, at }) => {
  await register(page, newPlayer(), at('/'));
  await page.goto(at('/account/wallet/deposit'));
  await begin(page, m, new RegExp(`^${m.Cashier.bankTransfer}`));
  const nonce = page.getByRole('dialog').getByRole('textbox', { name: m.BankTransfer.nonce });
  await expect(nonce).toHaveValue(/^\d{4}$/, { timeout: 40_000 });
});

test('a wallet’s form is filled in here and goes on at the payment company', async ({ page, m, at }) => {
  await register(page, newPlayer(), at('/'));
  await page.goto(at('/account/wallet/deposit'));
  await begin(page, m, /^Ezeewallet/);
  const dialog = page.getByRole('dialog');
  const send = dialog.locator('button[type="submit"]');
  await send.click();
  await expect(dialog.getByText(m.FormFields.errors.required).first()).toBeVisible();
  await dialog.locator('input[inputmode="numeric"]').fill('00 48 22');
  await dialog.getByRole('radio').first().press('Space');
  await send.click();
  await page.waitForURL(/\/payments\//);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import de from '../../messages/de.json' with { type: 'json' };
import { expectAccessible } from '../support/access';
import { register } from './support/account';
import { payIn } from './support/payee';
import { logInAsDemo, newPlayer } from './support/player';
import { expect, test } from './support/test';

/** Nothing of the page is wider than its window. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

test(
  'a history is filtered, opened, saved and printed, and its rounds add up',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    // The player who has one reads German, wherever they are.
    const m = de;
    const at = (path: string) => (path === '/' ? '/de' : `/de${path}`);
    await logInAsDemo(page, at('/'), 'mara');
    await page.goto(at('/account/transaction-history?period=all'));
    const table = page.getByRole('table', { name: m.History.title });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);

    // On a phone the list comes first, and the filters wait behind a button that counts what is set: a period so far.
    const filters = page.getByRole('button', { name: /^Filter \(1\)$/ });
    if (await filters.isVisible()) await filters.click();
    await page.getByRole('combobox', { name: m.History.type }).selectOption('deposit');
    await expect(page).toHaveURL(/type=deposit/);
    await expect(table).not.toContainText(m.History.types.bet);
    await page.reload();
    await expect(table).not.toContainText(m.History.types.bet);
    await table.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: m.History.save }).click();
    const file = await readFile(await (await begun).path(), 'utf8');
    const [head, ...lines] = file.replace('\ufeff', '').trim().split('\r\n');
    expect(head?.split(',').slice(0, 3)).toEqual([
      m.History.columns.date,
      m.History.columns.type,
      m.History.columns.amount,
    ]);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map((line) => line.split(',')[1]))).toEqual(new Set([m.History.types.deposit]));

    await page.goto(at('/account/transaction-history/games?period=all'));
    const rounds = page.getByRole('table', { name: m.History.rounds });
    await expect(rounds.getByRole('rowheader').first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await rounds.getByRole('link').first().click();
    await expect(page.getByRole('rowheader', { name: m.History.netOfRound })).toBeVisible();
    await expectAccessible(page);

    await page.goto(at('/account/transaction-history/statement'));
    await expect(page.getByText(m.History.closing)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(m.History.closing)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  },
);

test(
  'another currency is put into use, and back; an open deposit wager holds it up',
  { tag: '@long' },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/account/wallet/balance'));
    const use = (name: string) =>
      page.getByRole('button', { name: m.Currencies.useNamed.replace('{currency}', name) });
    await expectAccessible(page);
    await use(m.Currencies.names.CHF).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { checked: true })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: m.Currencies.change.replace('{code}', 'CHF') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('header-balance')).toContainText('CHF');
    await use(m.Currencies.names.EUR).click();
    await dialog.getByRole('button', { name: m.Currencies.change.replace('{code}', 'EUR') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('header-balance')).not.toContainText('CHF');

    await payIn(page, 5_000);
    await page.goto(at('/account/wallet/withdrawal'));
    await expect(page.getByText(m.Withdrawal.wager.games)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.goto(at('/account/wallet/balance'));
    await use(m.Currencies.names.USD).click();
    await dialog.getByRole('button', { name: m.Currencies.change.replace('{code}', 'USD') }).click();
    await expect(page.getByRole('dialog', { name: m.Currencies.blocked })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  },
);

import { randomUUID } from 'node:crypto';
import { register } from './support/account';
import { headerBalance, newPlayer, tellProfile } from './support/player';
import { expect, forgive, test } from './support/test';

test('a success page opened by hand credits nothing', async ({ page, m, at, complaints }) => {
  await register(page, newPlayer(), at('/'));
  await page.goto(at(`/deposit-success/${randomUUID()}`));
  await expect(page.getByRole('heading', { name: m.DepositResult.unknown.title })).toBeVisible();
  expect(await headerBalance(page)).toBe(0);
  // The platform knows no such deposit, and the browser reports its 404.
  forgive(complaints, '404');
});

test(
  'a cancelled deposit leads to the history and credits nothing',
  { tag: '@long' },
  async ({ page, m, at }) => {
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/'));
    await page.getByRole('banner').getByRole('button', { name: m.Account.deposit }).click();
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await page.waitForURL(/\/payments\/checkout\//);
    await page.getByRole('button', { name: /Cancel|Abbrechen|zurück/i }).click();
    await page.waitForURL(/\/account\/wallet\/history/);
    await expect(page.getByRole('table')).toContainText(m.History.types.deposit);
    expect(await headerBalance(page)).toBe(0);
  },
);

test('an amount outside the limits is explained, not sent', { tag: '@long' }, async ({ page, m, at }) => {
  await register(page, newPlayer(), at('/'));
  await page.goto(at('/'));
  await page.getByRole('banner').getByRole('button', { name: m.Account.deposit }).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: m.Cashier.amount });
  await amount.fill('5');
  await amount.blur();
  await expect(dialog.getByRole('alert')).toContainText('10');
  await expect(dialog.locator('button[type="submit"]')).toBeDisabled();
  // On a phone the button lies over the form's foot: it must not cover the reason.
  await amount.focus();
  const seen = (element: Element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 24, top + height / 2));
  };
  expect(await dialog.getByRole('alert').evaluate(seen)).toBe(true);
});

test(
  'a checkout that was left can be cancelled, and another gone on with',
  { tag: '@long' },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/'));
    const begin = async () => {
      await page.getByRole('banner').getByRole('button', { name: m.Account.deposit }).click();
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await page.waitForURL(/\/payments\/checkout\//);
    };
    await begin();
    await page.goto(at('/account/wallet/deposit'));
    const cancel = page.getByRole('button', { name: new RegExp(`^${m.Cashier.open.cancel} `) });
    await cancel.click();
    await expect(cancel).toHaveCount(0);

    await page.goto(at('/account/wallet/history'));
    await expect(page.getByRole('table')).toContainText(m.History.statuses.cancel);
    await begin();
    const checkout = page.url();
    await page.goto(at('/account/wallet/history'));
    await page.getByRole('link', { name: new RegExp(`^${m.Cashier.open.continue} `) }).click();
    await page.waitForURL(checkout);
    await page.getByRole('button', { name: /50[.,]00/ }).click();
    await page.waitForURL(/\/deposit-success\//);
    await expect.poll(() => headerBalance(page)).toBe(5_000);
  },
);

test(
  'a deposit from a game that fails says why, keeps its terms, and leads back',
  { tag: '@long' },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await tellProfile(page);
    await page.goto(at('/game/scarab-of-nefer'));
    // Under the stage: a running game on a phone has no header.
    await page.getByRole('main').getByRole('button', { name: m.Play.deposit, exact: true }).click();
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await page.waitForURL(/\/payments\/checkout\//);
    await page.locator('[name="number"]').fill('4000 0000 0000 9995');
    await page.getByRole('button', { name: /50[.,]00/ }).click();
    await page.waitForURL(/\/account\/wallet\/history\?deposit=/);
    await expect(page.getByText(m.DepositResult.reasons.insufficient_funds)).toBeVisible();
    await page.getByRole('button', { name: m.DepositResult.tryAgain }).click();
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await page.waitForURL(/\/payments\/checkout\//);
    await page.getByRole('button', { name: /50[.,]00/ }).click();
    await page.waitForURL(/\/deposit-success\//);
    await page.getByRole('link', { name: m.DepositResult.backToGame }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/game/scarab-of-nefer')}$`));
  },
);

test(
  'a deposit is made for a bonus, which its result and its history name',
  { tag: '@long' },
  async ({ page, m, at, complaints }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/account/wallet/deposit'));
    const none = page.getByRole('radio', { name: new RegExp(m.Cashier.bonuses.none) });
    await expect(none).toBeChecked();
    await page.getByRole('radio', { name: /^100/ }).check({ force: true });
    await expect(page.getByLabel(m.Cashier.promo.label)).toHaveValue('WELCOME1');
    await expect(page.getByText(m.Cashier.promo.valid, { exact: true })).toBeVisible();
    await page.locator('main button[type="submit"]').click();
    await page.waitForURL(/\/payments\/checkout\//);
    await page.getByRole('button', { name: /50[.,]00/ }).click();
    await page.waitForURL(/\/deposit-success\//);
    await expect(
      page.getByText(/Welcome pack: first deposit|Willkommenspaket: erste Einzahlung/),
    ).toBeVisible();
    // The free spins that came with it.
    await page.getByRole('dialog').getByRole('button', { name: m.Bonuses.spins.later }).click();
    await page.goto(at('/account/wallet/deposit'));
    // Had once, its code says so, and the next deposit has another one.
    await page.getByLabel(m.Cashier.promo.label).pressSequentially('welcome1');
    await expect(page.getByText(m.Cashier.promo.invalid.used)).toBeVisible();
    // The browser reports the platform's refusal.
    forgive(complaints, '409');
    await expect(page.getByRole('radio', { name: /^75/ })).toBeVisible();
    await page.goto(at('/account/wallet/history'));
    await page
      .getByRole('table')
      .getByRole('button', { name: new RegExp(`^${m.History.types.deposit}`) })
      .first()
      .click();
    await expect(
      page.getByRole('dialog').getByText(/Welcome pack: first deposit|Willkommenspaket: erste Einzahlung/),
    ).toBeVisible();
  },
);

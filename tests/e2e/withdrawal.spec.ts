import { expectAccessible } from '../support/access';
import { authenticatorApp } from '@/platform/identity/testing/authenticator-app';
import { CONTACTS, PLAYABLE_PROFILE } from '../support/profile';
import { change, meOf, register } from './support/account';
import { decide, handIn, openOffice } from './support/documents';
import { asOwner, payIn, stake } from './support/payee';
import { newPlayer } from './support/player';
import { shiftsOf, watchShifts } from './support/shifts';
import { site } from './support/site';
import { untilStill } from './support/still';
import { expect, test } from './support/test';

/** Minor units: more than what is paid out by itself. */
const PAID_IN = 60_000;
const WANTED = '250';

test('money is asked for, taken back, asked for again, decided about and paid, as its player watches', async ({
  page,
  browser,
  m,
  at,
}) => {
  test.setTimeout(180_000);
  const player = newPlayer();
  const context = page.context();
  await register(page, player, at('/'));
  const { id = '' } = (await meOf(context)) ?? {};

  // Who can take money out: known, verified, with a second factor, money that came in and was staked.
  await change(context, 'PATCH', '/api/v1/me/profile', { ...PLAYABLE_PROFILE, ...CONTACTS });
  const office = await openOffice(browser);
  for (const step of ['identity', 'address'] as const) {
    await handIn(context, step);
    await decide(office, id, step, { decision: 'approve' });
  }
  const { address } = (await change(context, 'POST', '/api/v1/me/second-factor', {
    password: player.password,
  })) as { address: string };
  const app = authenticatorApp(address, () => new Date());
  await change(context, 'POST', '/api/v1/me/second-factor/confirm', { code: app.code(-1) });
  await payIn(page, PAID_IN);
  await asOwner((owner) =>
    owner.query('update identity.players set email_verified = true where id = $1', [id]),
  );
  await stake({ playerId: id, currency: 'EUR', amount: PAID_IN });

  const w = m.Withdrawal;
  const main = page.getByRole('main');
  const line = main.getByRole('list', { name: w.line.steps });
  const ask = async (code: string) => {
    await main.getByRole('textbox', { name: w.amount, exact: true }).fill(WANTED);
    await main.getByRole('textbox', { name: w.code }).fill(code);
    await main.locator('button[type="submit"]').click();
    await page.waitForURL(/\/account\/wallet\/withdrawal\/[\w-]{36}$/);
    await expect(line.getByRole('listitem').filter({ hasText: w.line.checking })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(line).toContainText(w.line.checks.amount);
  };
  await watchShifts(page);
  await page.goto(at('/account/wallet/withdrawal'));
  await expect(main.getByRole('heading', { name: w.bill.title })).toBeVisible();
  await untilStill(page);
  expect(await shiftsOf(page)).toEqual([]);
  await expect(main.getByText(/600[.,]00/).first()).toBeVisible();
  await expectAccessible(page);

  await ask(app.code());
  await expect(page.getByTestId('header-balance')).toHaveText(/350[.,]00/);
  await expectAccessible(page);
  await main.getByRole('button', { name: w.line.cancel }).click();
  await expect(line).toContainText(w.line.cancelled);
  await expect(page.getByTestId('header-balance')).toHaveText(/600[.,]00/);
  await expectAccessible(page);

  await main.getByRole('link', { name: w.list.back }).click();
  await expect(main.getByRole('link', { name: new RegExp(w.status.cancel) })).toBeVisible();
  await ask(app.code(1));
  const number = /W-\d+/.exec(await main.innerText())?.[0] ?? '';

  const desk = await office.newPage();
  await desk.goto(`${site.web}/office/withdrawals?status=pending&q=${number}`);
  await expect(desk.getByRole('table')).toContainText(number);
  await expectAccessible(desk);
  await desk.getByRole('table').getByRole('link').first().click();
  await expect(desk.getByRole('button', { name: 'Pay it out …' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Pay it out …' }).click();
  await desk.getByLabel('Reason, for colleagues and the audit').fill('Known for long.');
  await desk.getByRole('button', { name: 'Pay it out', exact: true }).click();
  await expect(desk.getByText('It is being paid out.')).toBeVisible();
  await office.close();

  // The page that is open hears of both by itself: that it was approved, and 20 s later that it was paid.
  await expect(line).toContainText(w.line.checked);
  await expect(main.getByText(w.status.complete, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect(main.getByRole('button', { name: w.line.cancel })).toBeHidden();
  await expectAccessible(page);
  await main.getByRole('link', { name: w.list.back }).click();
  await expect(main.getByRole('heading', { name: w.bill.title })).toBeVisible();
  await expect(main.getByText(/350[.,]00/).first()).toBeVisible();
});

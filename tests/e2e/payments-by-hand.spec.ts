import { PLAYABLE_PROFILE } from '../support/profile';
import { change, register } from './support/account';
import { findBlocks, openDeposits, play } from './support/by-hand';
import { openColleague, openOffice } from './support/documents';
import { payIn } from './support/payee';
import { newPlayer } from './support/player';
import { expect, test } from './support/test';

// What happens to money outside of the casino, as its player sees it.

test(
  'coins that come in two parts are credited as they arrive',
  { tag: ['@once', '@long'] },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/account/wallet/deposit'));
    await page.getByRole('tab', { name: m.Cashier.families.crypto }).click();
    await page.getByRole('radio', { name: /^Ripple/ }).press('Space');
    await page.locator('form button[type="submit"]').click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: m.Crypto.amount });
    await expect(amount).toHaveValue(/^\d+\.\d+ XRP$/);
    const asked = Number.parseFloat(await amount.inputValue());
    const [deposit = ''] = await openDeposits(page);

    const half = (asked / 2).toFixed(6);
    await play(page, deposit, 'send', { amount: half });
    const partial = new RegExp(
      m.Crypto.states.partial.title.replace('{arrived}', '.+').replace('{asked}', '.+'),
    );
    await expect(dialog.getByText(partial)).toBeVisible();
    await play(page, deposit, 'send', { amount: (asked - Number(half)).toFixed(6) });
    await findBlocks(page, deposit);
    await expect(
      dialog.getByText(m.DepositResult.complete.title.replace('{amount}', '')).first(),
    ).toBeVisible();
    // Two parts are two deposits, and all of both is in the balance.
    await page.goto(at('/account/transaction-history?period=all'));
    const rows = page.getByRole('table', { name: m.History.title }).getByRole('row');
    await expect(rows.filter({ hasText: m.History.types.deposit })).toHaveCount(2);
    await expect(page.getByTestId('header-balance')).not.toHaveText(/^\D*0[.,]00/);
  },
);

test(
  'bank money under another name waits for two operators',
  { tag: ['@once', '@long'] },
  async ({ page, browser, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await change(page.context(), 'PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE);
    await page.goto(at('/account/wallet/deposit'));
    await page.getByRole('radio', { name: new RegExp(`^${m.Cashier.bankTransfer}`) }).press('Space');
    await page.locator('form button[type="submit"]').click();
    const nonce = page.getByRole('dialog').getByRole('textbox', { name: m.BankTransfer.nonce });
    await expect(nonce).toHaveValue(/^\d{4}$/, { timeout: 40_000 });
    const [deposit = ''] = await openDeposits(page);
    await play(page, deposit, 'money', { name: 'Zacharias Quast', description: await nonce.inputValue() });

    const office = await openOffice(browser);
    const colleague = await openColleague(browser);
    const LIST = '/api/office/v1/bank-money';
    const waiting = async () => {
      const answer = await office.request.get(LIST);
      const { data } = (await answer.json()) as { data: { id: string; depositId: string | null }[] };
      return data.find(({ depositId }) => depositId === deposit)?.id ?? '';
    };
    await expect.poll(waiting).not.toBe('');
    await expect(page.getByTestId('header-balance')).toHaveText(/^\D*0[.,]00/);
    await change(office, 'POST', `${LIST}/${await waiting()}/decide`, {
      decision: 'credit',
      reason: 'their wife',
    });
    const asked = (await (await office.request.get('/api/office/v1/approvals?state=waiting')).json()) as {
      data: { id: string; kind: string; parameters: { depositId?: string } }[];
    };
    const { id: approval = '' } = asked.data.find(({ parameters }) => parameters.depositId === deposit) ?? {};
    const own = await office.request.post(`/api/office/v1/approvals/${approval}/approve`, {
      data: { reason: 'mine' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(own.status()).toBe(403);
    const agreed = await colleague.request.post(`/api/office/v1/approvals/${approval}/approve`, {
      data: { reason: 'seen the register' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(agreed.status()).toBe(204);
    await expect(page.getByTestId('header-balance')).toHaveText(/50[.,]00/);
  },
);

test(
  'a deposit that a bank takes back is told line by line',
  { tag: ['@once', '@long'] },
  async ({ page, m, at }) => {
    await register(page, newPlayer(), at('/'));
    await payIn(page, 5_000);
    const deposit = /deposit-success\/([\w-]{36})/.exec(page.url())?.[1] ?? '';
    await play(page, deposit, 'charge-back');
    await page.goto(at('/account/transaction-history?period=all'));
    const table = page.getByRole('table', { name: m.History.title });
    const rowOf = (type: string) =>
      table.getByRole('row').filter({ has: page.getByText(type, { exact: true }) });
    await expect(rowOf(m.History.types.refund)).toContainText(/−.?50[.,]00/);
    await expect(page.getByTestId('header-balance')).toHaveText(/^\D*0[.,]00/);
    await rowOf(m.History.types.deposit).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText(m.History.statuses.refund);
  },
);

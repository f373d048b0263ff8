import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/access';
import { logInAgain, otherDevice } from './support/account';
import { openOffice } from './support/documents';
import { newPlayer } from './support/player';
import { readyToWithdraw } from './support/ready-to-withdraw';
import { openGame } from './support/rounds';
import { site } from './support/site';
import { untilStill } from './support/still';
import { expect, forgive, test } from './support/test';

/** Minor units: more than what is paid out by itself. */
const HAS = 60_000;
const FIRST = '250';
const REST = '350';
const GAME = '/game/scarab-of-nefer';

test(
  'an exclusion amid a withdrawal shuts play in every browser, and all of the money still leaves',
  { tag: '@long' },
  async ({ page, browser, complaints, m, at }) => {
    test.setTimeout(240_000);
    const player = newPlayer();
    await readyToWithdraw(page, player, at('/'), HAS);
    const w = m.Withdrawal;
    const p = m.Protection;
    const main = page.getByRole('main');
    const line = main.getByRole('list', { name: w.line.steps });
    const ask = async (amount: string) => {
      await main.getByRole('textbox', { name: w.amount, exact: true }).fill(amount);
      await main.locator('form button[type="submit"]').click();
      await page.waitForURL(/\/account\/wallet\/withdrawal\/[\w-]{36}$/);
      await expect(line.getByRole('listitem').filter({ hasText: w.line.checking })).toHaveAttribute(
        'aria-current',
        'step',
      );
    };
    await page.goto(at('/account/wallet/withdrawal'));
    await ask(FIRST);
    const withdrawal = page.url();

    const other = await otherDevice(browser, player, at('/'));
    await other.goto(at(GAME));
    await openGame(other);

    await test.step('three taps end every session at once', async () => {
      await page.goto(at('/account/limits'));
      const length = p.lengths['6m'];
      await page.getByRole('radio', { name: length, exact: true }).check({ force: true });
      await page.getByRole('button', { name: p.exclusionStart.replace('{length}', length) }).click();
      await page.getByRole('button', { name: p.exclusionYes.replace('{length}', length) }).click();
      await expect(page.getByText(p.excludedNow)).toBeVisible();
      await page.waitForURL(at('/info_pages/responsible_gambling'));
      await expect(other.getByRole('main').getByText(m.Problems.client_api_27)).toBeVisible();
      await expect(other.locator('iframe')).toHaveCount(0);
      await expect(other.getByTestId('header-balance')).toBeHidden();
    });

    await test.step('the door opens to the money alone', async () => {
      for (const each of [page, other]) {
        await logInAgain(each.context(), player, at('/'));
        await each.goto(at('/games/all'));
        await each.waitForURL(at('/account/limits'));
        const door = each.getByRole('region', { name: p.excludedTitle });
        await expect(door.getByRole('link', { name: p.toMoney })).toBeVisible();
        await expect(each.getByTestId('header-balance')).toHaveText(/350[.,]00/);
        // No menu, no games, no offers, wherever on the page.
        const away = each.locator(
          'a:is([href*="/games"], [href$="/bonuses"], [href$="/vip"], [href$="/tournaments"])',
        );
        await expect(away.filter({ visible: true })).toHaveCount(0);
        const refused = await each.request.post('/api/v1/deposits', {
          data: { method: 'card', amount: 5_000 },
          headers: { origin: site.origin, 'Idempotency-Key': randomUUID() },
        });
        expect(refused.status()).toBe(403);
      }
      await untilStill(page);
      await expectAccessible(page);
    });

    await test.step('the withdrawal goes on, and the next one can be asked for', async () => {
      await page
        .getByRole('region', { name: p.excludedTitle })
        .getByRole('link', { name: p.toMoney })
        .click();
      await main.getByRole('link', { name: new RegExp(w.status.pending) }).click();
      await page.waitForURL(withdrawal);
      await expect(line).toBeVisible();
      await approve(FIRST);
      await expect(main.getByText(w.status.complete, { exact: true }).first()).toBeVisible({
        timeout: 60_000,
      });
      await main.getByRole('link', { name: w.list.back }).click();
      await ask(REST);
      await expect(page.getByTestId('header-balance')).toHaveText(/^\D*0[.,]00/);
    });
    forgive(complaints, /40[13]/);
    await other.context().close();

    async function approve(amount: string): Promise<void> {
      const number = /W-\d+/.exec(await main.innerText())?.[0] ?? '';
      const office = await openOffice(browser);
      const desk = await office.newPage();
      await desk.goto(`${site.web}/office/withdrawals?status=pending&q=${number}`);
      const row = desk.getByRole('table').getByRole('row').filter({ hasText: number });
      await expect(row).toContainText(amount);
      await row.getByRole('link').first().click();
      await desk.getByRole('button', { name: 'Pay it out …' }).click();
      await desk.getByLabel('Reason, for colleagues and the audit').fill('Theirs, also while they are away.');
      await desk.getByRole('button', { name: 'Pay it out', exact: true }).click();
      await expect(desk.getByText('It is being paid out.')).toBeVisible();
      await office.close();
    }
  },
);

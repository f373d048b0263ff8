import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/access';
import { register } from './support/account';
import { openColleague, openOffice } from './support/documents';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';

const NAMES = {
  en: 'Lantern reload',
  de: 'Laternen-Bonus',
  au: 'Lantern top-up',
  ch: 'Laternenbonus',
  fr: 'Bonus des lanternes',
};

test(
  'a campaign is written, started by two people, had by a player, and paused',
  { tag: ['@once', '@long'] },
  async ({ page, browser, m, at }) => {
    test.setTimeout(180_000);
    const code = `LAMP${randomUUID().slice(0, 6).toUpperCase()}`;
    const office = await openOffice(browser);
    const colleague = await openColleague(browser);
    const desk = await office.newPage();
    await desk.goto(`${site.web}/office/campaigns/new`);
    const form = desk.getByRole('form', { name: 'New campaign' });
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await expect(form).toBeVisible();
    await expectAccessible(desk);

    // What is missing is said at its field, and nothing typed is lost.
    await field('promocode').fill(code);
    await field('percent').fill('37');
    await form.getByRole('button', { name: 'Save the draft' }).click();
    await expect(field('name.en')).toBeFocused();
    await expect(field('name.en')).toHaveAttribute('aria-invalid', 'true');
    for (const [language, name] of Object.entries(NAMES)) {
      await field(`name.${language}`).fill(name);
      await field(`shortDescription.${language}`).fill(`${name}, 37 %`);
    }
    await field('minOdds.single').fill('1.5');
    await field('minOdds.multi').fill('1.4');
    await field('minOdds.system').fill('1.4');
    await expect(field('promocode')).toHaveValue(code);
    const card = desk.locator('article');
    await expect(card).toContainText(NAMES.en);
    await desk.getByLabel('Player’s language').selectOption('fr');
    await expect(card).toContainText(NAMES.fr);
    await expect(card).toContainText('37 % jusqu’à');
    await form.getByRole('button', { name: 'Save the draft' }).click();

    await desk.waitForURL(/\/office\/campaigns\/lantern-reload[\w-]*$/);
    const campaign = desk.url();
    await expect(desk.getByText('Single 1.5, combination 1.4, system 1.4')).toBeVisible();
    await desk.getByRole('button', { name: 'Ask to start …' }).click();
    await desk.getByLabel('Reason, for colleagues and the audit').fill('For the winter.');
    await desk.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(desk.getByText('A colleague finds it under Approvals.')).toBeVisible();
    await expectAccessible(desk);

    // Who asked does not decide; a colleague does.
    await desk.goto(`${site.web}/office/approvals`);
    const request = (table: typeof desk) =>
      table
        .getByRole('row', { name: /Start a campaign/ })
        .getByRole('button')
        .first();
    await request(desk).click();
    await expect(desk.getByText('You asked for this yourself: somebody else decides.')).toBeVisible();
    const theirs = await colleague.newPage();
    await theirs.goto(`${site.web}/office/approvals`);
    await request(theirs).click();
    await theirs.getByRole('button', { name: 'Approve …' }).click();
    await theirs.getByLabel('Reason, for colleagues and the audit').fill('Read and agreed.');
    await theirs.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(theirs.getByText('It is done.')).toBeVisible();

    await register(page, newPlayer(), at('/'));
    await page.goto(at('/account/wallet/deposit'));
    await page.getByRole('radio', { name: /^37/ }).check({ force: true });
    await expect(page.getByLabel(m.Cashier.promo.label)).toHaveValue(code);
    await expect(page.getByText(m.Cashier.promo.valid, { exact: true })).toBeVisible();

    await desk.goto(campaign);
    await desk.getByRole('button', { name: 'Pause …' }).click();
    await desk.getByLabel('Reason, for colleagues and the audit').fill('The winter is over.');
    await desk.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(desk.getByText('It is paused.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: new RegExp(m.Cashier.bonuses.none) })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^37/ })).toHaveCount(0);
    await Promise.all([office.close(), colleague.close()]);
  },
);

import { register } from './support/account';
import { expectAccessible } from '../support/access';
import { openColleague, openOffice } from './support/documents';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';

/** Nobody else's tests have players there. */
const ICELAND = 'IS';

test(
  'a country is opened by two people: what changes is read before, and holds for who plays there',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    const office = await (await openOffice(browser)).newPage();
    // Somebody has to be there who could agree.
    const colleague = await (await openColleague(browser)).newPage();
    await office.goto(`${site.basePath}/office/rules`);
    await office.getByRole('button', { name: 'Rule book for another country …' }).click();
    await office.getByLabel('Country', { exact: true }).selectOption(ICELAND);
    await office.getByLabel('What is to hold').selectOption('se');
    await office.getByRole('button', { name: 'See what it changes' }).click();
    await expect(office.getByText('Base → Sweden')).toBeVisible();
    await expect(office.getByText(/you set a limit on deposits: a day, a week, and a month/)).toBeVisible();
    await expectAccessible(office);
    await office.getByLabel(/^Reason/).fill('The licence was granted.');
    await office.getByRole('button', { name: 'Ask a colleague' }).click();
    await expect(office.getByText('Iceland: Sweden waits for a colleague, under Approvals.')).toBeVisible();

    await colleague.goto(`${site.basePath}/office/approvals`);
    await colleague.getByRole('button', { name: 'Set the rule book of a country' }).first().click();
    await expect(colleague.getByRole('link', { name: 'Iceland' })).toBeVisible();
    await colleague.getByRole('button', { name: 'Approve …' }).click();
    await colleague.getByLabel(/^Reason/).fill('Seen in the register of licences.');
    await colleague.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect
      .poll(async () => {
        await office.reload();
        return office.getByRole('table', { name: 'Countries' }).textContent();
      })
      .toContain('IcelandSweden');

    await register(page, newPlayer(), '/', { country: ICELAND });
    const limits = await page.request.get('/api/v1/me/limits');
    expect(await limits.json()).toMatchObject({ data: { required: ['day', 'week', 'month'] } });
  },
);

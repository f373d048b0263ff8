import { expectAccessible } from '../support/access';
import { openOffice } from './support/documents';
import { site } from './support/site';
import { expect, test } from './support/test';

test(
  'an operator sets a race up from a template, looks at it in two languages, announces and stops it',
  { tag: ['@long', '@once'] },
  async ({ browser }) => {
    test.slow();
    const office = await (await openOffice(browser)).newPage();
    await office.goto(`${site.basePath}/office/tournaments`);
    await office.getByRole('link', { name: 'New tournament …' }).click();
    await office.getByRole('link', { name: /^Weekend race/ }).click();
    const form = office.getByRole('form', { name: 'New tournament' });
    await form.getByLabel('Name, English', { exact: true }).fill('Race of the probe');
    await form.getByLabel('A theme or category at once').selectOption('theme:egypt');
    await form.getByRole('button', { name: 'Add them' }).click();
    await expect(form.getByText(/^\d+ added\.$/)).toBeVisible();
    await expect(form.getByRole('heading', { name: 'Race of the probe' }).first()).toBeVisible();
    await form.getByLabel('Player’s language').selectOption('de');
    await expect(form.getByRole('heading', { name: 'Wochenendrennen' }).first()).toBeVisible();
    await expectAccessible(office);
    await form.getByRole('button', { name: 'Save the draft' }).click();

    await expect(office.getByRole('heading', { level: 1, name: 'Race of the probe' })).toBeVisible();
    await office.getByRole('button', { name: 'Announce …' }).click();
    await office.getByRole('button', { name: 'Announce', exact: true }).click();
    await expect(office.getByText('It is announced.')).toBeVisible();
    const id = new URL(office.url()).pathname.split('/').at(-1) ?? '';
    const told = await office.request.get(`/api/v1/tournaments/${id}`);
    expect(await told.json()).toMatchObject({ data: { name: 'Race of the probe', state: 'open' } });

    await office.getByRole('button', { name: 'Stop …' }).click();
    await office.getByLabel('What players read, English', { exact: true }).fill('This was a probe.');
    await office.getByLabel(/^Reason/).fill('A probe.');
    await office.getByRole('button', { name: 'Stop it', exact: true }).click();
    await expect(office.getByText('It is stopped. Participants get a letter.')).toBeVisible();
    await expectAccessible(office);
  },
);

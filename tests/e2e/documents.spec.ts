import { expectAccessible } from '../support/access';
import { PLAYABLE_PROFILE } from '../support/profile';
import { register } from './support/account';
import { photo } from './support/documents';
import { becomeOperator } from './support/operator';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';

test(
  'documents are handed in, an operator decides, and the player reads it at once',
  { tag: '@long' },
  async ({ page, browser, m, at }) => {
    test.slow();
    const player = newPlayer();
    await register(page, player, at('/'));
    const told = await page.request.patch('/api/v1/me/profile', {
      data: PLAYABLE_PROFILE,
      headers: { origin: site.origin },
    });
    expect(told.ok()).toBe(true);
    const { data: me } = (await (await page.request.get('/api/v1/me')).json()) as { data: { id: string } };

    await page.goto(at('/account/profile/verification'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: m.Verification.proofs.identity })).toBeVisible();
    const files = main.locator('input[type="file"][multiple]');
    // One is what its name says, one is not.
    await files.setInputFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo('#884422') },
      {
        name: 'back.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ]);
    const list = main.getByRole('list', { name: m.Verification.files.label });
    await expect(list.getByRole('listitem').filter({ hasText: 'front.jpg' })).toContainText(/KB|kB|MB|Ko/);
    await expect(list.getByRole('listitem').filter({ hasText: 'back.png' })).toContainText(
      m.Verification.refusal.type,
    );
    await expectAccessible(page);
    const submit = main.getByRole('button', { name: m.Verification.submit, exact: true });
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(main).toContainText(m.Verification.pendingText);

    const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await becomeOperator(office);
    const desk = await office.newPage();
    const decide = async (step: (form: ReturnType<typeof desk.getByRole>) => Promise<void>) => {
      await desk.goto(`${site.web}/office/documents/${me.id}?step=identity`);
      const form = desk.getByRole('form', { name: /Decision about/ });
      await expect(form).toBeVisible();
      await step(form);
    };
    await decide(async (form) => {
      await expectAccessible(desk);
      await form.getByRole('radio', { name: 'Reject' }).check();
      await form.getByRole('radio', { name: 'Can’t be read' }).check();
      await form.getByRole('button', { name: 'Reject' }).click();
      await expect(desk.getByText(/decided\./)).toBeVisible();
    });

    // The page that is open hears of it by itself, with the reason in the player's language.
    await expect(main.getByText(m.Verification.stepStatus.rejected).first()).toBeVisible();
    await expect(main.getByRole('list', { name: m.Verification.rejection.files })).toBeVisible();
    await expect(main.getByRole('button', { name: m.Verification.drop.choose })).toBeEnabled();

    await files.setInputFiles([
      { name: 'sharp.jpg', mimeType: 'image/jpeg', buffer: await photo('#224488') },
    ]);
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(main).toContainText(m.Verification.pendingText);
    await decide(async (form) => {
      await form.getByRole('radio', { name: 'Approve' }).check();
      await form.getByRole('button', { name: 'Approve' }).click();
      await expect(desk.getByText(/decided\./)).toBeVisible();
    });
    await expect(main.getByText(m.Verification.stepStatus.verified).first()).toBeVisible();
    await office.close();
  },
);

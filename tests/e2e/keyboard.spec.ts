import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { CONTACTS, PLAYABLE_PROFILE } from '../support/profile';
import { change, forgetSession, meOf, otherDevice, register } from './support/account';
import { photo } from './support/documents';
import { expectFocusKept, pressByKey, skipToContent, tabTo, typeByKey, walkTo } from './support/keys';
import { COUNTRY, newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';
import { untilStill } from './support/still';

const ONCE = { tag: '@once' };
const file = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo() });

/** Chooses in a list as one does by keys: by typing what it says. */
async function chooseByKey(page: Page, list: Locator, value: string) {
  await tabTo(page, list);
  const label = await list.locator(`option[value="${value}"]`).innerText();
  await page.keyboard.type(label);
  await expect(list).toHaveValue(value);
}

test(
  'an account is opened by keys alone, to the end of its last step',
  ONCE,
  async ({ page, m, at, appLocale }) => {
    test.slow();
    const player = newPlayer();
    await page.goto(at('/'));
    await page.evaluate(() => sessionStorage.setItem('depositOffered', '1'));
    await untilStill(page);
    await pressByKey(page, page.getByRole('banner').getByRole('link', { name: m.Account.signUp }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(m.Auth.email)).toBeFocused();
    await page.keyboard.type(player.email);
    await typeByKey(page, dialog.getByLabel(m.Auth.password, { exact: true }), player.password);
    await typeByKey(page, dialog.getByRole('combobox', { name: m.Auth.country }), COUNTRY[appLocale]);
    await pressByKey(page, dialog.getByRole('checkbox'), 'Space');
    await pressByKey(page, dialog.getByRole('button', { name: m.Auth.createAccount }));

    await expect(dialog).toHaveAccessibleName(m.Wizard.names.profile);
    await expectFocusKept(page);
    await typeByKey(page, dialog.getByLabel(m.Profile.name, { exact: true }), PLAYABLE_PROFILE.name);
    await typeByKey(page, dialog.getByLabel(m.Profile.surname, { exact: true }), PLAYABLE_PROFILE.surname);
    const [year = 0, month = 0, day = 0] = PLAYABLE_PROFILE.birthday.split('-').map(Number);
    await chooseByKey(page, dialog.getByLabel(m.Ui.birthDate.day, { exact: true }), String(day));
    await chooseByKey(page, dialog.getByLabel(m.Ui.birthDate.month, { exact: true }), String(month));
    await chooseByKey(page, dialog.getByLabel(m.Ui.birthDate.year, { exact: true }), String(year));
    await pressByKey(page, dialog.getByRole('radio', { name: m.Profile.sexes.f }), 'Space');
    await pressByKey(page, dialog.getByRole('button', { name: m.Wizard.continue }));

    await expect(dialog).toHaveAccessibleName(m.Wizard.names.contacts);
    await expectFocusKept(page);
    await typeByKey(page, dialog.getByLabel(m.Profile.address, { exact: true }), CONTACTS.address);
    await typeByKey(page, dialog.getByLabel(m.Profile.postcode, { exact: true }), CONTACTS.postcode);
    await typeByKey(page, dialog.getByLabel(m.Profile.city, { exact: true }), CONTACTS.city);
    const phone = dialog.locator('input[autocomplete="tel-national"]');
    await typeByKey(page, phone, '12');
    await pressByKey(page, dialog.getByRole('button', { name: m.Wizard.finish }));
    // A wrong number leads back to the field, which begins with its dialling code.
    await expect(dialog.locator('input[autocomplete="tel-country-code"]')).toBeFocused();
    await typeByKey(page, phone, CONTACTS.phone);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('header-balance')).toHaveText(/0[.,]00/);
    await expectFocusKept(page);
  },
);

test('a log-in with its second step is done by keys alone', ONCE, async ({ page, m, at }) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  const begun = (await change(page.context(), 'POST', '/api/v1/me/second-factor', {
    password: player.password,
  })) as { secret: string };
  const app = new TOTP({
    secret: begun.secret.replaceAll(' ', ''),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
  await change(page.context(), 'POST', '/api/v1/me/second-factor/confirm', { code: app.generate() });
  await forgetSession(page);

  await page.goto(at('/auth#log-in'));
  await untilStill(page);
  const main = page.getByRole('main');
  await skipToContent(page, m.Shell.skip);
  await typeByKey(page, main.getByLabel(m.Auth.email), player.email);
  await typeByKey(page, main.getByLabel(m.Auth.password, { exact: true }), player.password);
  await page.keyboard.press('Enter');
  const first = main.locator('input[autocomplete="one-time-code"]').first();
  await expect(first).toBeVisible();
  await expectFocusKept(page);
  await pressByKey(page, main.getByRole('button', { name: m.SecondFactor.logIn.useRecovery }));
  await expect(main.getByLabel(m.SecondFactor.logIn.recoveryCode)).toBeVisible();
  await expectFocusKept(page);
  await pressByKey(page, main.getByRole('button', { name: m.SecondFactor.logIn.useApp }));
  await tabTo(page, first);
  // The code of the set-up is used; the next one is already right.
  await page.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }));
  await expect(page.getByTestId('header-balance')).toHaveText(/0[.,]00/);
});

test(
  'the security page is walked by keys alone, and the focus is never lost',
  ONCE,
  async ({ page, browser, m, at }) => {
    test.slow();
    const player = newPlayer();
    await register(page, player, at('/'));
    const elsewhere = await otherDevice(browser, player, at('/'));
    await elsewhere.context().close();
    await page.goto(at('/account/profile/security'));
    const main = page.getByRole('main');
    const email = main.getByRole('button', { name: m.EmailSettings.change.open });
    await expect(email).toBeVisible();
    await untilStill(page);
    await skipToContent(page, m.Shell.skip);

    // A form that takes the place of its button, and gives it back.
    await pressByKey(page, email);
    await expect(main.getByLabel(m.EmailSettings.change.email)).toBeVisible();
    await expectFocusKept(page);
    await pressByKey(page, main.getByRole('button', { name: m.EmailSettings.change.cancel }));
    await expect(email).toBeVisible();
    await expectFocusKept(page);

    const card = main.getByRole('region', { name: m.EmailSettings.changePassword.title, exact: true });
    const fresh = 'Harbour-lamp-77';
    await typeByKey(page, card.getByLabel(m.EmailSettings.password, { exact: true }), player.password);
    await typeByKey(
      page,
      card.getByLabel(m.EmailSettings.changePassword.newPassword, { exact: true }),
      fresh,
    );
    await typeByKey(page, card.getByLabel(m.EmailSettings.changePassword.repeated, { exact: true }), fresh);
    await pressByKey(page, card.getByRole('button', { name: m.EmailSettings.changePassword.save }));
    await expect(card).toContainText(m.EmailSettings.changePassword.done);
    await expectFocusKept(page);

    // Each dialog opens with the focus inside, and Escape gives it back to the button.
    const openers = [
      main.getByRole('button', { name: m.SecondFactor.card.setUp }),
      main.getByRole('button', { name: m.Passkeys.add }),
      main.getByRole('button', { name: m.Social.ways.linkOf.replace('{company}', 'Google') }),
    ];
    for (const opener of openers) {
      await pressByKey(page, opener);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: m.SecondFactor.proof.cancel })).toBeVisible();
      await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  },
);

test('documents are handed in by keys alone', ONCE, async ({ page, m, at }) => {
  test.slow();
  await register(page, newPlayer(), at('/'));
  await change(page.context(), 'PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE);
  await page.goto(at('/account/profile/verification'));
  const main = page.getByRole('main');
  const choose = main.getByRole('button', { name: m.Verification.drop.choose });
  await expect(choose).toBeEnabled();
  await untilStill(page);
  await skipToContent(page, m.Shell.skip);
  const list = main.getByRole('list', { name: m.Verification.files.label });
  // One listener for all: the browser would show its own window to whoever listens anew for each.
  const chosen = [await file('front.jpg'), await file('twice.jpg')];
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen.splice(0, 1)));
  const hand = async (name: string) => {
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText(/KB|kB|MB|Ko/);
  };
  await tabTo(page, choose);
  await hand('front.jpg');
  await expect(choose).toBeFocused();
  await hand('twice.jpg');

  const remove = m.Verification.files.remove.replace('{name}', 'twice.jpg');
  await pressByKey(page, list.getByRole('button', { name: remove }));
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectFocusKept(page);
  await pressByKey(page, main.getByRole('button', { name: m.Verification.submit, exact: true }));
  await expect(main).toContainText(m.Verification.pendingText);
  await expectFocusKept(page);
});

test('an operator decides about documents by keys alone', ONCE, async ({ page, browser, m, at }) => {
  test.slow();
  const visitor = await browser.newContext({ baseURL: site.web });
  const home = await visitor.newPage();
  const player = newPlayer();
  await register(home, player, at('/'));
  await change(visitor, 'PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE);
  await home.goto(at('/account/profile/verification'));
  const main = home.getByRole('main');
  await main.locator('input[type="file"][multiple]').setInputFiles(await file('front.jpg'));
  await main.getByRole('button', { name: m.Verification.submit, exact: true }).click();
  await expect(main).toContainText(m.Verification.pendingText);
  const id = (await meOf(visitor))?.id ?? '';

  await page.goto(`${site.basePath}/admin/login?redirect=${encodeURIComponent('/office/players')}`);
  // How this form shows its focus is Payload's.
  await walkTo(page, page.getByLabel('Email'));
  await page.keyboard.type(site.operator.email);
  await walkTo(page, page.getByLabel('Password'));
  await page.keyboard.type(site.operator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();

  await expect(page.getByRole('table', { name: 'Players' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(player.email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: player.email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await pressByKey(page, row.getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PLAYABLE_PROFILE.surname);

  // A deed that is opened and left gives the focus back.
  const sessions = page.getByRole('button', { name: 'End all sessions' });
  await pressByKey(page, sessions);
  await expect(page.getByLabel(/^Reason/)).toBeFocused();
  await pressByKey(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(sessions).toBeFocused();

  await pressByKey(
    page,
    page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: /^Documents/ }),
  );
  await pressByKey(page, page.locator(`a[href*="/office/documents/${id}"]`).first());
  const form = page.getByRole('form', { name: /Decision about/ });
  await expect(form).toBeVisible();
  await tabTo(page, form.getByRole('radio', { name: 'Approve' }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Reject' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByRole('radio', { name: 'Can’t be read' })).toBeVisible();
  await pressByKey(page, form.getByRole('button', { name: 'Reject' }));
  await expect(page.getByText(/decided\./)).toBeVisible();
  await expectFocusKept(page);
  // The player reads it at once.
  await expect(main.getByText(m.Verification.stepStatus.rejected).first()).toBeVisible();
  await visitor.close();
});

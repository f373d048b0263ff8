import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { CONTACTS, PLAYABLE_PROFILE } from '../support/profile';
import { accountOpener, COUNTRY, newPlayer, type NewPlayer } from './support/player';
import { pressUntilShown } from './support/press';
import { expect, forgive, test } from './support/test';
import type en from '../../messages/en.json';

type Messages = typeof en;

const dialog = (page: Page) => page.getByRole('dialog');

async function enterCredentials(form: Locator, m: Messages, player: NewPlayer, country: string) {
  await form.getByLabel(m.Auth.email).fill(player.email);
  await form.getByLabel(m.Auth.password, { exact: true }).fill(player.password);
  const field = form.getByRole('combobox', { name: m.Auth.country });
  await field.click();
  await field.pressSequentially(country);
  await form.getByRole('option', { name: country, exact: true }).click();
  await form.getByRole('checkbox').press('Space');
}

async function fillAbout(form: Locator, m: Messages) {
  const [year, month, day] = PLAYABLE_PROFILE.birthday.split('-').map(Number);
  await form.getByLabel(m.Profile.name, { exact: true }).fill(PLAYABLE_PROFILE.name);
  await form.getByLabel(m.Profile.surname, { exact: true }).fill(PLAYABLE_PROFILE.surname);
  await form.getByLabel(m.Ui.birthDate.day, { exact: true }).selectOption(String(day));
  await form.getByLabel(m.Ui.birthDate.month, { exact: true }).selectOption(String(month));
  await form.getByLabel(m.Ui.birthDate.year, { exact: true }).selectOption(String(year));
  await form.getByRole('radio', { name: m.Profile.sexes.f }).check({ force: true });
}

test(
  'the registration is left after each step, and goes on where it was left',
  { tag: '@long' },
  async ({ page, m, at, appLocale }) => {
    test.slow();
    const player = newPlayer();
    await page.goto(at('/'));
    await page.evaluate(() => sessionStorage.setItem('depositOffered', '1'));
    const opener = page.getByRole('banner').getByRole('link', { name: m.Account.signUp });
    await pressUntilShown(opener, dialog(page));
    const steps = dialog(page).getByRole('list', { name: m.Wizard.steps });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(dialog(page).getByRole('tab')).toHaveCount(2);
    await enterCredentials(dialog(page), m, player, COUNTRY[appLocale]);
    await dialog(page).getByRole('button', { name: m.Auth.createAccount }).click();

    // The second step, left with something typed.
    await expect(dialog(page)).toHaveAccessibleName(m.Wizard.names.profile);
    await expect(dialog(page).getByRole('tab')).toHaveCount(0);
    await expectAccessible(page);
    await dialog(page).getByLabel(m.Profile.name, { exact: true }).fill(PLAYABLE_PROFILE.name);
    await dialog(page).getByRole('button', { name: m.Wizard.later }).click();
    await expect(dialog(page)).toBeHidden();

    // The account says what is missing, and leads to that very step.
    await page.goto(at('/'));
    await pressUntilShown(accountOpener(page), page.locator('#account-drawer'));
    await page
      .locator('#account-drawer')
      .getByRole('button', { name: m.Wizard.missingSteps.profile })
      .click();
    await expect(dialog(page)).toHaveAccessibleName(m.Wizard.names.profile);
    await expect(dialog(page).getByLabel(m.Profile.name, { exact: true })).toHaveValue(PLAYABLE_PROFILE.name);
    await fillAbout(dialog(page), m);
    await dialog(page).getByRole('button', { name: m.Wizard.continue }).click();
    await expect(dialog(page)).toHaveAccessibleName(m.Wizard.names.contacts);

    // A finished step opens again; its birth date stays.
    await dialog(page)
      .getByRole('button', { name: new RegExp(m.Wizard.names.profile) })
      .click();
    await expect(dialog(page).getByLabel(m.Ui.birthDate.year, { exact: true })).toBeDisabled();
    await dialog(page).getByRole('button', { name: m.Wizard.continue }).click();
    await dialog(page).getByRole('button', { name: m.Wizard.later }).click();
    await expect(dialog(page)).toBeHidden();

    // From the profile's page to the last step, and through it.
    await page.goto(at('/account/profile/main'));
    await page.getByRole('main').getByRole('button', { name: m.Wizard.missingSteps.contacts }).click();
    await expect(dialog(page)).toHaveAccessibleName(m.Wizard.names.contacts);
    await expectAccessible(page);
    await dialog(page).getByLabel(m.Profile.address, { exact: true }).fill(CONTACTS.address);
    await dialog(page).getByLabel(m.Profile.postcode, { exact: true }).fill(CONTACTS.postcode);
    await dialog(page).getByLabel(m.Profile.city, { exact: true }).fill(CONTACTS.city);
    await dialog(page).locator('input[autocomplete="tel-national"]').fill('12');
    await dialog(page).getByRole('button', { name: m.Wizard.finish }).click();
    await expect(dialog(page).getByText(m.Profile.errors.phone.invalid)).toBeVisible();
    await dialog(page).locator('input[autocomplete="tel-national"]').fill(CONTACTS.phone);
    await dialog(page).getByRole('button', { name: m.Wizard.finish }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('main')).toContainText(CONTACTS.city);
    await expect(page.getByRole('main').getByText(m.Wizard.missing)).toHaveCount(0);
  },
);

test(
  'two tabs that finish the form make one account',
  { tag: ['@once', '@long'] },
  async ({ page, m, at, appLocale, complaints }) => {
    const player = newPlayer();
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(at('/'));
      await tab.evaluate(() => sessionStorage.setItem('depositOffered', '1'));
      const opener = tab.getByRole('banner').getByRole('link', { name: m.Account.signUp });
      await pressUntilShown(opener, dialog(tab));
      await enterCredentials(dialog(tab), m, player, COUNTRY[appLocale]);
    }
    await page.bringToFront();
    await dialog(page).getByRole('button', { name: m.Auth.createAccount }).click();
    await expect(dialog(page)).toHaveAccessibleName(m.Wizard.names.profile);
    await other.bringToFront();
    await dialog(other).getByRole('button', { name: m.Auth.createAccount }).click();
    await expect(dialog(other).getByText(m.Auth.errors.email.taken)).toBeVisible();
    forgive(complaints, /409/);
  },
);

test('the cross of the banner covers none of its words', { tag: '@long' }, async ({ page, at, m }) => {
  await page.goto(at('/auth'));
  const main = page.getByRole('main');
  const cross = await main.getByRole('button', { name: m.Auth.banner.close }).boundingBox();
  const words = await main.getByText(m.Auth.banner.eyebrow).boundingBox();
  if (!cross || !words) throw new Error('the banner is not shown');
  const isBeside = words.x >= cross.x + cross.width;
  const isBelow = words.y >= cross.y + cross.height;
  expect(isBeside || isBelow).toBe(true);
});

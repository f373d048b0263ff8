import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { site } from './support/site';
import { register } from './support/account';
import { COUNTRY, newPlayer } from './support/player';
import { expect, forgive, test } from './support/test';

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
/** Opens a modal that the frame has no visible entry for on every screen. */
const openFromFrame = (page: Page, name: string) =>
  page.evaluate((modal) => {
    const button = Object.assign(document.createElement('button'), { textContent: modal });
    button.dataset.modal = modal;
    // React passes over what it doesn't know here, also when it has yet to begin.
    document.body.append(button);
    button.focus();
    button.click();
  }, name);

/** Goes on pressing Tab until it is there: a dialog that is still on its way in takes no press. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await expect
    .poll(
      async () => {
        if (!(await isThere())) await page.keyboard.press('Tab');
        return isThere();
      },
      { intervals: [20] },
    )
    .toBe(true);
}

/** Home, then a list by a link of the page: two entries of one document. */
async function walkToGames(page: Page, at: (path: string) => string) {
  await page.goto(at('/'));
  await page
    .locator(`main a[href="${at('/games/top')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/games/top')}$`));
}

test(
  'Back closes the modal and stays on the page; closed by its cross, Back leads on',
  { tag: '@once' },
  async ({ page, m, at }) => {
    await walkToGames(page, at);
    const opener = header(page).getByRole('link', { name: m.Account.signUp });
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${at('/games/top')}$`));
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog(page).getByRole('button', { name: m.Ui.close, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'a page that is visited after a modal leads back to the one before it at once',
  { tag: '@once' },
  async ({ page, m, at }) => {
    await walkToGames(page, at);
    await header(page).getByRole('link', { name: m.Account.logIn }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Scarab of Nefer', exact: true }).click();
    await expect(page).toHaveURL(/\/game\//);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at('/games/top')}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  },
);

test(
  'one that opens during a route change is there on the new page, and Back closes it there',
  { tag: '@once' },
  async ({ page, at }) => {
    await page.goto(at('/'));
    await page.locator('header a[data-modal="SIGNUP"]').waitFor();
    await page.evaluate((href) => {
      document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
      document.querySelector<HTMLElement>('header a[data-modal="SIGNUP"]')?.click();
    }, at('/games/top'));
    await expect(page).toHaveURL(new RegExp(`${at('/games/top')}$`));
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${at('/games/top')}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  },
);

test(
  'the more important of two covers the other, which comes back as it was',
  { tag: '@once' },
  async ({ page, m, at }) => {
    await page.goto(at('/'));
    await openFromFrame(page, 'SUPPORT_FORM');
    await expect(dialog(page)).toHaveAccessibleName(m.Support.title);
    await dialog(page).getByLabel(m.Support.message).fill('Half a sentence');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[data-modal="SIGNUP"]')?.click());
    await expect(dialog(page)).toHaveAccessibleName(m.Auth.signUp);
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveAccessibleName(m.Support.title);
    await expect(dialog(page).getByLabel(m.Support.message)).toHaveValue('Half a sentence');
    await expect(dialog(page).getByLabel(m.Support.message)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  },
);

test(
  'a button that is pressed before its script has come is not pressed for nothing',
  { tag: '@daily' },
  async ({ page, m, at }) => {
    let come: () => void = () => undefined;
    const scripts = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(at('/'), { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('button', { name: m.Shell.nav.support }).click();
    await expect(dialog(page)).toHaveCount(0);
    come();
    await expect(dialog(page)).toHaveAccessibleName(m.Support.title);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  },
);

test('the page behind neither scrolls nor moves', async ({ page, m, at, isMobile }) => {
  await page.goto(at('/games/top'));
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const place = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      left: document.querySelector('header')?.getBoundingClientRect().left,
      width: document.querySelector('main')?.getBoundingClientRect().width,
    }));
  const before = await place();
  await header(page).getByRole('link', { name: m.Account.logIn }).click();
  await expect(dialog(page)).toBeVisible();
  if (!isMobile) {
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 900);
  }
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toEqual(before);
});

test('a dialog has no room that stays empty, and is no wider than the screen', async ({ page, m, at }) => {
  await page.goto(at('/'));
  const frame = dialog(page);
  const measure = (inside: Locator) =>
    inside.evaluate((element) => {
      const popup = element.closest('[role="dialog"]')?.getBoundingClientRect();
      return {
        below: (popup?.bottom ?? 0) - element.getBoundingClientRect().bottom,
        beyond: (popup?.right ?? 0) - window.innerWidth,
      };
    });
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  for (const [name, label] of [
    ['SIGNUP', m.Auth.signUp],
    ['LOGIN', m.Auth.logIn],
  ] as const) {
    await openFromFrame(page, name);
    await expect(frame).toHaveAccessibleName(label);
    // The companies that one can come in with stand last.
    const { below, beyond } = await measure(frame.getByRole('list').filter({ hasText: 'Google' }));
    expect(beyond).toBeLessThanOrEqual(0);
    // A phone is filled by it anyway.
    if (isWide) expect(below).toBeLessThan(64);
    await page.keyboard.press('Escape');
    await expect(frame).toBeHidden();
  }

  await openFromFrame(page, 'SEARCH');
  await frame.getByRole('combobox').fill('book');
  const found = frame.getByRole('option', { name: /Book of Meridian/ });
  await expect(found).toBeVisible();
  expect((await measure(found)).beyond).toBeLessThanOrEqual(0);
});

test('sign up and log in need no pointer', { tag: '@once' }, async ({ page, m, at, appLocale }) => {
  const player = newPlayer();
  await page.goto(at('/'));
  await header(page).getByRole('link', { name: m.Account.signUp }).focus();
  await page.keyboard.press('Enter');
  const frame = dialog(page);
  await frame.getByLabel(m.Auth.email).waitFor();
  await tabTo(page, frame.getByLabel(m.Auth.email));
  await page.keyboard.type(player.email);
  await tabTo(page, frame.getByLabel(m.Auth.password, { exact: true }));
  await page.keyboard.type(player.password);
  await tabTo(page, frame.getByRole('combobox', { name: m.Auth.country }));
  await page.keyboard.type(COUNTRY[appLocale]);
  await tabTo(page, frame.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, frame.getByRole('button', { name: m.Auth.createAccount }));
  await page.keyboard.press('Enter');
  await tabTo(page, frame.getByRole('button', { name: m.Wizard.later }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('header-balance')).toHaveText(/\d/);
  // SPEC §4: the cashier offers itself three seconds later, once.
  await expect(frame).toHaveAccessibleName(m.Cashier.deposit);
  await page.keyboard.press('Escape');
  await expect(frame).toBeHidden();

  // The page that is open must not go on asking for what is the player's.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(at('/'));
  await header(page).getByRole('link', { name: m.Account.logIn }).focus();
  await page.keyboard.press('Enter');
  await frame.getByLabel(m.Auth.email).waitFor();
  await tabTo(page, frame.getByLabel(m.Auth.email));
  await page.keyboard.type(player.email);
  await tabTo(page, frame.getByLabel(m.Auth.password, { exact: true }));
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('header-balance')).toHaveText(/\d/);
});

test(
  'a visitor’s message reaches support, and comes back as a reference',
  { tag: '@once' },
  async ({ page, m, at, request }) => {
    await page.goto(at('/'));
    await openFromFrame(page, 'SUPPORT_FORM');
    const frame = dialog(page);
    await frame.getByLabel(m.Support.name).fill('Mara Klein');
    await frame.getByLabel(m.Support.email).fill('mara@mail.example');
    await frame.getByLabel(m.Support.topic).selectOption({ label: m.Support.topics.deposit });
    await frame.getByLabel(m.Support.message).fill('The page said “declined”.');
    await expectAccessible(page, '[role="dialog"]');
    await frame.getByRole('button', { name: m.Support.send }).click();
    const reference = frame.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(reference).toBeVisible();
    const name = await reference.innerText();
    const subjects = async () => {
      const list = await request.get(`${site.sandbox}/mail/api/messages?to=support%40parlour.example`);
      return ((await list.json()) as { data: { subject: string }[] }).data.map(({ subject }) => subject);
    };
    await expect.poll(subjects, { timeout: 30_000 }).toContain(`[${name}] deposit`);
  },
);

test(
  'a player proves who is writing before it is about the account',
  { tag: '@once' },
  async ({ page, m, at, complaints }) => {
    const player = newPlayer();
    await register(page, player, at('/'));
    await page.goto(at('/'));
    await openFromFrame(page, 'SUPPORT_FORM');
    const frame = dialog(page);
    await expect(frame).toHaveAccessibleName(m.Support.title);
    await expect(frame.getByLabel(m.Support.email)).toHaveValue(player.email);
    await frame.getByLabel(m.Support.name).fill('Mara Klein');
    await frame.getByRole('button', { name: m.Support.prove }).click();
    await expect(frame).toHaveAccessibleName(m.Support.proof.title);
    const password = frame.getByLabel(m.Support.proof.password, { exact: true });
    await password.fill('Not-the-one-1');
    await frame.getByRole('button', { name: m.Support.proof.confirm }).click();
    await expect(frame.getByRole('alert')).toHaveText(m.Problems.client_api_20);
    await password.fill(player.password);
    await frame.getByRole('button', { name: m.Support.proof.confirm }).click();
    await expect(frame.getByText(m.Support.proven)).toBeVisible();
    await expect(frame.getByLabel(m.Support.name)).toHaveValue('Mara Klein');
    forgive(complaints, '401');
  },
);

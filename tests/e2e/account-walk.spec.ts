import { readFile } from 'node:fs/promises';
import { KEPT_AFTER_CLOSING_YEARS } from '../../lib/domain/retention';
import { expectAccessible } from '../support/access';
import { PLAYABLE_PROFILE } from '../support/profile';
import { change, forgetSession, meOf, otherDevice, register, tryLogIn } from './support/account';
import { openOffice } from './support/documents';
import { waitForLink } from './support/mail';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, forgive, test } from './support/test';
import { untilStill } from './support/still';

const SUBSCRIBED = {
  email_promo_sub: true,
  email_bonuses_sub: true,
  email_technical_sub: true,
  email_financial_sub: true,
};

test('the link of a letter unsubscribes without a log-in, and takes it back', async ({
  page,
  browser,
  m,
  at,
}) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  const context = page.context();
  await page.goto(await waitForLink(page.request, player.email, 'confirmed_email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.ConfirmedEmail.done.title);
  await change(context, 'PUT', '/api/v1/me/subscriptions', SUBSCRIBED);
  const me = await meOf(context);
  if (!me) throw new Error('nobody is logged in');

  const office = await openOffice(browser);
  const news = (await change(office, 'POST', '/api/office/v1/news', {
    texts: { en: { subject: 'A new race', text: 'It begins on Friday.' } },
    path: '/tournaments',
  })) as { id: string };
  const desk = await office.newPage();
  await desk.goto(`${site.web}/office/news/${news.id}`);
  await desk.getByRole('button', { name: 'Send …' }).click();
  await desk.getByLabel('Reason, for colleagues and the audit').fill('The race of December.');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('status')).toHaveText('It is on its way.');
  await office.close();

  const link = await waitForLink(page.request, me.email, 'unsubscribe');
  const session = await context.cookies();
  await forgetSession(page);
  await page.goto(link);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: m.Unsubscribe.ask.button }).click();
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(m.Unsubscribe.done.title);
  await expectAccessible(page);
  const subscriptions = async () => {
    await context.addCookies(session);
    const known = await meOf(context);
    await context.clearCookies();
    return known?.subscriptions;
  };
  expect(await subscriptions()).toEqual({ ...SUBSCRIBED, email_promo_sub: false });
  await main.getByRole('button', { name: m.Unsubscribe.done.undo }).click();
  await expect(title).toHaveText(m.Unsubscribe.back.title);
  expect(await subscriptions()).toEqual(SUBSCRIBED);
});

test('"this wasn’t me" ends what a stranger began, and lets in who sets a new password', async ({
  page,
  browser,
  m,
  at,
  complaints,
}) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  const stranger = await otherDevice(browser, player, at('/'));

  await page.goto(await waitForLink(page.request, player.email, 'not-me'));
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(m.AccountLinks.notMe.session.title);
  await expectAccessible(page);
  // Opened, and nothing has happened yet.
  expect(await meOf(stranger.context())).not.toBeNull();
  await main.getByRole('button', { name: m.AccountLinks.notMe.session.button }).click();
  await expect(title).toHaveText(m.AccountLinks.notMe.done.title);
  expect(await meOf(stranger.context())).toBeNull();
  await expect(stranger.getByRole('banner').getByRole('link', { name: m.Account.logIn })).toBeVisible();
  expect(await tryLogIn(stranger.context(), player)).toBe(403);
  await stranger.context().close();

  await page.goto(await waitForLink(page.request, player.email, 'set-password'));
  const password = 'Harbour-lamp-77';
  await main.getByLabel(m.AccountLinks.setPassword.password, { exact: true }).fill(password);
  await main.getByLabel(m.AccountLinks.setPassword.repeated, { exact: true }).fill(password);
  await main.getByRole('button', { name: m.AccountLinks.setPassword.save }).click();
  await expect(title).toHaveText(m.AccountLinks.setPassword.done.title);
  expect(await tryLogIn(page.context(), { ...player, password })).toBe(200);
  // The session of this browser ended as well, as the browser itself reports.
  forgive(complaints, /401/);
});

test('an e-mail changes once both addresses have agreed, and nobody stays in elsewhere', async ({
  page,
  browser,
  m,
  at,
}) => {
  test.slow();
  const player = newPlayer();
  const { email } = newPlayer();
  await register(page, player, at('/'));
  await page.goto(await waitForLink(page.request, player.email, 'confirmed_email'));
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(m.ConfirmedEmail.done.title);
  const elsewhere = await otherDevice(browser, player, at('/'));

  await page.goto(at('/account/profile/security'));
  const card = main.getByRole('region', { name: m.EmailSettings.title });
  await expect(card).toContainText(m.EmailSettings.verified);
  await card.getByRole('button', { name: m.EmailSettings.change.open }).click();
  await card.getByLabel(m.EmailSettings.change.email).fill(email);
  await card.getByLabel(m.EmailSettings.password, { exact: true }).fill(player.password);
  await expectAccessible(page);
  await card.getByRole('button', { name: m.EmailSettings.change.save }).click();
  await expect(card.getByRole('status').filter({ hasText: email })).toBeVisible();

  await page.goto(await waitForLink(page.request, player.email, 'change-email'));
  await expect(main).toContainText(m.AccountLinks.changeEmail.waitsForOther);
  await main.getByRole('button', { name: m.AccountLinks.changeEmail.old.button }).click();
  await expect(title).toHaveText(m.AccountLinks.changeEmail.waiting.title);
  expect((await meOf(page.context()))?.email).toBe(player.email);
  await page.goto(await waitForLink(page.request, email, 'change-email'));
  await main.getByRole('button', { name: m.AccountLinks.changeEmail.new.button }).click();
  await expect(title).toHaveText(m.AccountLinks.changeEmail.changed.title);

  await page.goto(at('/account/profile/security'));
  await expect(card).toContainText(email);
  await expect(card).toContainText(m.EmailSettings.verified);
  expect(await meOf(elsewhere.context())).toBeNull();
  await elsewhere.context().close();
});

test('sessions are listed, and the device whose session is ended is logged out', async ({
  page,
  browser,
  m,
  at,
}) => {
  const player = newPlayer();
  await register(page, player, at('/'));
  const elsewhere = await otherDevice(browser, player, at('/account/transaction-history'));
  await page.goto(at('/account/profile/security'));
  const card = page.getByRole('main').getByRole('region', { name: m.Security.sessions.title });
  const rows = card.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: m.Security.sessions.current })).toContainText('Chrome');
  await rows.filter({ hasText: 'Firefox' }).getByRole('button').click();
  await expect(rows).toHaveCount(1);
  await expect(card).toContainText(m.Security.sessions.alone);
  // It hears of it by itself, leaves what is the player's, and asks for the log-in.
  await expect(elsewhere.getByRole('dialog').getByLabel(m.Auth.password, { exact: true })).toBeVisible();
  await expect(elsewhere.getByText(player.email)).toHaveCount(0);
  expect(await meOf(page.context())).not.toBeNull();
  await elsewhere.context().close();
});

test('the language is saved, all data is handed out, and a closed account is closed', async ({
  page,
  m,
  at,
  complaints,
}) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  const context = page.context();
  await change(context, 'PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE);
  const main = page.getByRole('main');

  // Pages and letters follow the language of the profile.
  await page.goto(at('/account/profile/main'));
  await main.getByRole('combobox', { name: m.Profile.language }).selectOption('fr');
  await page.waitForURL(/\/fr\/account\/profile\/main$/);
  await page.goto(at('/account/profile/main'));
  await page.waitForURL(/\/fr\/account\/profile\/main$/);
  expect((await meOf(context))?.language).toBe('fr');
  await change(context, 'POST', '/api/v1/auth/password-resets', { email: player.email });
  expect(await waitForLink(page.request, player.email, 'set-password')).toContain('/fr/set-password?');
  const own = at('/').split('/')[1] || 'en';
  await untilStill(page);
  await main.locator('section[aria-labelledby="profile-language"] select').selectOption(own);
  await page.waitForURL((url) => url.pathname === at('/account/profile/main'));

  const data = main.getByRole('region', { name: m.Profile.data });
  await data.getByRole('button', { name: m.Profile.dataRead }).click();
  await expect(data.getByText(player.email).first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: m.Profile.dataFile }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const kept = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(kept)).toEqual(expect.any(Object));
  for (const known of [player.email, PLAYABLE_PROFILE.surname, PLAYABLE_PROFILE.birthday])
    expect(kept).toContain(known);
  expect(kept).not.toContain(player.password);

  // What stays is said before the press that closes it.
  const closure = main.getByRole('region', { name: m.Profile.close, exact: true });
  await closure.getByRole('button', { name: m.Profile.closeBegin }).click();
  const dialog = page.getByRole('dialog', { name: m.Profile.closeSure });
  await expect(dialog).toContainText(
    m.Profile.closeLead.replace('{years, number}', String(KEPT_AFTER_CLOSING_YEARS)),
  );
  await dialog.getByLabel(m.SecondFactor.proof.password, { exact: true }).fill(player.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: m.Profile.closeConfirm }).click();
  await expect(page.getByText(m.Profile.closed)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: m.Account.logIn })).toBeVisible();
  expect(await meOf(context)).toBeNull();
  expect(await tryLogIn(context, player)).toBeGreaterThanOrEqual(400);
  forgive(complaints, /401/);
});

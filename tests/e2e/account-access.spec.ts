import type { Page } from '@playwright/test';
import pg from 'pg';
import { expectAccessible } from '../support/access';
import { CONTACTS, PLAYABLE_PROFILE } from '../support/profile';
import { change, meOf, otherDevice, register } from './support/account';
import { decide, handIn, openOffice, photo } from './support/documents';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';
import { untilStill } from './support/still';

const DIALOG = '[role="dialog"]';

/** The page as it stands, from its top: what the header covers only because one has scrolled is in nobody's way. */
async function judge(page: Page, part?: string) {
  if (!part) await untilStill(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, part);
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wide), 'wider than the screen').toBeLessThanOrEqual(0);
}

test('no accessibility violation in what a player knows and may change', async ({ page, m, at }) => {
  test.slow();
  await register(page, newPlayer(), at('/'));
  await page.goto(at('/account/profile/main'));
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: m.Profile.complete }).first()).toBeVisible();
  await judge(page);
  // Both forms of what is told, one after the other.
  const complete = main.getByRole('button', { name: m.Profile.complete }).first();
  for (const field of [m.Profile.surname, m.Profile.city]) {
    await complete.click();
    await expect(main.getByLabel(field, { exact: true })).toBeVisible();
    await judge(page, 'main');
  }
});

test('no accessibility violation on the security page and in its dialogs', async ({
  page,
  browser,
  m,
  at,
}) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  await (await otherDevice(browser, player, at('/'))).context().close();
  await page.goto(at('/account/profile/security'));
  const main = page.getByRole('main');
  const sessions = main.getByRole('region', { name: m.Security.sessions.title });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await judge(page);

  const dialog = page.getByRole('dialog');
  for (const opener of [
    m.Security.sessions.endAll,
    m.Passkeys.add,
    m.Social.ways.linkOf.replace('{company}', 'Google'),
    m.SecondFactor.card.setUp,
  ]) {
    await main.getByRole('button', { name: opener }).click();
    await expect(dialog).toBeVisible();
    await judge(page, DIALOG);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  // The steps of the second factor, in the place of its button.
  await main.getByRole('button', { name: m.SecondFactor.card.setUp }).click();
  await dialog.getByLabel(m.SecondFactor.proof.password, { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: m.SecondFactor.proof.begin }).click();
  await expect(main.getByRole('img', { name: m.SecondFactor.steps.picture })).toBeVisible();
  await expect(dialog).toBeHidden();
  await judge(page, 'main');
});

/** A document of which a year has passed: nothing that a test can wait for. */
async function letExpire(playerId: string) {
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  try {
    await database.query(
      "update verification.steps set status = 'expired' where player_id = $1 and status = 'verified'",
      [playerId],
    );
    await database.query("update verification.cases set status = 'documents_expired' where player_id = $1", [
      playerId,
    ]);
  } finally {
    await database.end();
  }
}

test('no accessibility violation in a step of any state, with its files', async ({
  page,
  browser,
  m,
  at,
}) => {
  test.slow();
  await register(page, newPlayer(), at('/'));
  const player = page.context();
  await change(player, 'PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE);
  const { id = '' } = (await meOf(player)) ?? {};
  await change(player, 'PATCH', '/api/v1/me/profile', CONTACTS);
  for (const step of ['identity', 'address', 'payment'] as const) await handIn(player, step);
  const office = await openOffice(browser);
  await decide(office, id, 'address', { decision: 'approve' });
  await decide(office, id, 'payment', { decision: 'reject', reason: 'card_number_visible' });
  await office.close();

  await page.goto(at('/account/profile/verification'));
  const main = page.getByRole('main');
  const steps = main.getByRole('list', { name: m.Verification.stepsLabel });
  const open = async (step: keyof typeof m.Verification.steps) => {
    await steps.getByRole('button', { name: new RegExp(`^(\\d )?${m.Verification.steps[step]}\\b`) }).click();
    await expect(main.getByRole('heading', { name: m.Verification.proofs[step] })).toBeVisible();
    await judge(page, 'main');
  };
  await expect(steps).toContainText(m.Verification.stepStatus.pending);
  await judge(page);
  await open('address');
  await open('payment');
  await open('deposit');
  // A file that came, and one that is not what it says.
  await main.getByRole('checkbox', { name: m.Verification.card.confirm }).press('Space');
  await main.locator('input[type="file"][multiple]').setInputFiles([
    { name: 'statement.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    {
      name: 'drawing.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ]);
  await expect(main).toContainText(m.Verification.refusal.type);
  await expect(main.getByRole('button', { name: m.Verification.submit, exact: true })).toBeEnabled();
  await judge(page, 'main');

  await letExpire(id);
  await page.reload();
  await expect(main).toContainText(m.Verification.status.documents_expired);
  await open('address');
});

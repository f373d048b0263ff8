import { register } from './support/account';
import { newPlayer, tellProfile } from './support/player';
import { expect, test } from './support/test';

/** Of a new database (platform/demo/promotions.ts). */
const CODE = 'BRASSKEY';
const LINK = '/activate-bonus/open-invitation';

test('a promo code shows what it brings, and then is active', { tag: '@long' }, async ({ page, m, at }) => {
  test.slow();
  await register(page, newPlayer(), at('/'));
  await page.goto(at('/account/promo'));
  await page.getByRole('textbox', { name: m.Bonuses.promo.code }).pressSequentially(CODE.toLowerCase());
  const card = page.getByRole('region', { name: m.Bonuses.promo.brings });
  // The worker of the browser itself has answered.
  await expect(card.getByText(/\d+ (of|von) 100/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: m.Bonuses.promo.now }).click();
  await expect(page.getByText(m.Bonuses.promo.activated, { exact: true })).toBeVisible();
  await page.goto(at('/account/bonuses'));
  await expect(page.getByText(m.Bonuses.own.states.active, { exact: true })).toBeVisible();
  await page
    .getByRole('region')
    .getByRole('link', { name: m.Bonuses.own.terms, exact: true })
    .first()
    .click();
  await page.waitForURL(/\/account\/bonuses\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { name: m.Bonuses.terms.title })).toBeVisible();
});

test(
  'a bonus waits in the queue, a switch burns only after the question, and the next is offered',
  { tag: ['@long', '@once'] },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await tellProfile(page);
    const dialog = page.getByRole('dialog');
    await page.goto(at(LINK));
    await expect(page.getByText(m.Bonuses.link.activated, { exact: true })).toBeVisible();

    await page.goto(at('/account/promo'));
    await page.getByRole('textbox', { name: m.Bonuses.promo.code }).pressSequentially(CODE);
    await expect(page.getByRole('region', { name: m.Bonuses.promo.brings })).toBeVisible();
    await page.getByRole('button', { name: m.Bonuses.promo.queue }).click();
    await expect(page.getByText(m.Bonuses.promo.queued, { exact: true })).toBeVisible();

    await page.goto(at('/account/bonuses'));
    const row = page.getByRole('table').getByRole('button', { name: new RegExp(m.Bonuses.own.activate) });
    await row.click();
    await expect(dialog.getByRole('heading', { name: m.Bonuses.attention.title })).toBeVisible();
    await dialog.getByRole('button', { name: m.Bonuses.attention.keep }).click();
    await expect(page.getByRole('button', { name: m.Bonuses.own.cancel })).toBeVisible();
    await expect(row).toBeVisible();

    // Given up, the active one makes way: the next is offered, and starts by a press alone.
    await page.getByRole('button', { name: m.Bonuses.own.cancel }).click();
    await dialog.getByRole('button', { name: m.Modals.cancelBonus.confirm }).click();
    await expect(dialog.getByRole('heading', { name: m.Bonuses.modal.nextTitle })).toBeVisible();
    await dialog.locator('button[data-tone="primary"]').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(m.Bonuses.own.states.active, { exact: true })).toBeVisible();
  },
);

test(
  'a switch burns the active bonus once it is agreed to',
  { tag: ['@long', '@once'] },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await tellProfile(page);
    const dialog = page.getByRole('dialog');
    await page.goto(at(LINK));
    await expect(page.getByText(m.Bonuses.link.activated, { exact: true })).toBeVisible();
    await page.goto(at('/account/promo'));
    await page.getByRole('textbox', { name: m.Bonuses.promo.code }).pressSequentially(CODE);
    await expect(page.getByRole('region', { name: m.Bonuses.promo.brings })).toBeVisible();
    await page.getByRole('button', { name: m.Bonuses.promo.now }).click();
    await dialog.getByRole('button', { name: m.Bonuses.attention.confirm }).click();
    await expect(page.getByText(m.Bonuses.promo.activated, { exact: true })).toBeVisible();
    await page.goto(at('/account/transaction-history/bonus'));
    await page.locator('main summary').first().click();
    await expect(page.getByText(m.Bonuses.history.reasons.switched)).toBeVisible();
  },
);

test(
  'the calculator works another choice out in the browser',
  { tag: ['@long', '@once'] },
  async ({ page, m, at }) => {
    test.slow();
    await page.goto(at('/bonuses/welcome-1'));
    const panel = page.getByRole('region', { name: m.TrueCost.title });
    const chance = panel.getByText(/(of|von) 100$/).first();
    await expect(chance).toBeVisible();
    await panel.getByRole('radio').nth(2).check({ force: true });
    await expect(chance).toBeHidden();
    await expect(chance).toBeVisible({ timeout: 60_000 });
    await panel.getByRole('searchbox').pressSequentially('book');
    await panel.locator('button[aria-pressed]').first().click();
    await expect(panel.getByText(m.TrueCost.modelNote)).toBeVisible();
    await expect(chance).toBeVisible({ timeout: 60_000 });
  },
);

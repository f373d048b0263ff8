import type { Page } from '@playwright/test';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

const GAME = '/game/mines/demo';
const choosing = '[data-state="choosing"]';
const goBack = (page: Page) => page.evaluate(() => window.history.back());

test('the browser’s Back asks while a round is open, and stays in the same page of the game', async ({
  page,
  m,
  at,
}) => {
  test.slow();
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/play/')) loads += 1;
  });
  await page.goto(at('/games/all'));
  await page.goto(at(GAME));
  const studio = await openGame(page);
  await studio.locator('.choices .main').click();
  await expect(studio.locator(choosing)).toBeAttached({ timeout: 30_000 });
  const before = loads;

  const question = page.getByRole('dialog', { name: m.Modals.leaveRound.title });
  for (const answer of ['stay', 'escape', 'back'] as const) {
    await goBack(page);
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(GAME)}$`));
    if (answer === 'stay') await question.getByRole('button', { name: m.Modals.leaveRound.stay }).click();
    else if (answer === 'escape') await page.keyboard.press('Escape');
    // As from any modal: Back closes it.
    else await goBack(page);
    await expect(question).toBeHidden();
  }
  expect(loads).toBe(before);
  await expect(studio.locator(choosing)).toBeAttached();

  await goBack(page);
  await question.getByRole('button', { name: m.Modals.leaveRound.leave }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/games/all')}$`));
});

test('one press of Back leaves a game whose rounds are over, and Forward leads to it again', async ({
  page,
  at,
}) => {
  test.slow();
  await noteRounds(page);
  await page.goto(at('/games/all'));
  await page.goto(at('/game/scarab-of-nefer/demo'));
  const studio = await openGame(page);
  await studio.locator('.spin').click();
  await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(1);
  await goBack(page);
  await expect(page).toHaveURL(new RegExp(`${at('/games/all')}$`));
  await page.evaluate(() => window.history.forward());
  await expect(page).toHaveURL(new RegExp(`${at('/game/scarab-of-nefer/demo')}$`));
  await openGame(page);
  await goBack(page);
  await expect(page).toHaveURL(new RegExp(`${at('/games/all')}$`));
});

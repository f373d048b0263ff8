import type { FrameLocator } from '@playwright/test';
import { mines, multipleAfter, TILES } from '@/sandbox/studio/engines/mines/mines';
import { paidAt } from '@/sandbox/studio/engines/play/stake';
import { drawnFrom, loadAnew, noteRounds, openGame, roundsOf, untilAsked } from './support/rounds';
import { expect, test } from './support/test';

const BET = { stake: 100, mines: 5 };
/** Tiles without a mine in round number `nonce` of a seat, as anyone computes them who knows its seeds. */
function safeTiles(nonce: number): number[] {
  const drawn = mines.begin(drawnFrom(nonce), BET);
  return Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !drawn.mines.includes(tile));
}

const credit = (studio: FrameLocator) =>
  studio.locator('[data-balance]').getAttribute('data-balance').then(Number);

test('a game with choices is played, goes on when it is loaded anew, and pays what it says', async ({
  page,
  m,
  at,
}) => {
  test.slow();
  await noteRounds(page);
  await page.goto(at('/game/mines/demo'));
  const studio = await openGame(page);
  expect(await credit(studio)).toBe(100_000);
  const main = () => studio.locator('.choices .main');
  const tile = (index: number | undefined) => studio.locator('.tile').nth(index ?? 0);
  await main().click();
  await untilAsked(studio);
  expect(await credit(studio)).toBe(100_000 - BET.stake);
  const [first, second] = safeTiles(0);
  await tile(first).click();
  await expect(tile(first)).toHaveAttribute('data-shows', 'gem');
  await untilAsked(studio);

  await loadAnew(page);
  await untilAsked(studio);
  await expect(tile(first)).toHaveAttribute('data-shows', 'gem');

  // The way out asks while the round is open.
  await page.getByRole('link', { name: m.Play.back }).click();
  const question = page.getByRole('dialog', { name: m.Modals.leaveRound.title });
  await question.getByRole('button', { name: m.Modals.leaveRound.stay }).click();
  await expect(question).toBeHidden();
  await tile(second).click();
  await expect(tile(second)).toHaveAttribute('data-shows', 'gem');
  await untilAsked(studio);
  await main().click();
  const won = paidAt(BET.stake, multipleAfter(BET.mines, 2));
  await expect.poll(() => roundsOf(page)).toMatchObject([{ stake: BET.stake, won }]);
  await expect.poll(() => credit(studio)).toBe(100_000 - BET.stake + won);
  // What was hidden lies open now.
  await expect(studio.locator('[data-shows="mine"]')).toHaveCount(BET.mines);
  await page.getByRole('link', { name: m.Play.back }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/games/all')}$`));
});

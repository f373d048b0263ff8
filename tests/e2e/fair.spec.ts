import { mines } from '@/sandbox/studio/engines/mines/mines';
import { TABLE_TEXTS } from '@/sandbox/studio/client/tables/texts';
import { VERIFY_TEXTS } from '@/sandbox/studio/client/verify/texts';
import { playerWith } from './support/payee';
import { drawnFrom, openGame, roundsOf, untilAsked } from './support/rounds';
import { expect, test } from './support/test';

const BET = { stake: 100, mines: 5 };
/** A tile without a mine in the first round of a seat, as anyone computes it who knows its seeds. */
function safeTile(): number {
  const drawn = mines.begin(drawnFrom(), BET);
  return Array.from({ length: 25 }, (_, tile) => tile).find((tile) => !drawn.mines.includes(tile)) ?? 0;
}

test('a round is checked out of its game, and seen again out of the history', async ({
  page,
  m,
  at,
  appLocale,
}) => {
  test.slow();
  const [table, verify] = [TABLE_TEXTS[appLocale], VERIFY_TEXTS[appLocale]];
  await playerWith(page, at, 5_000);
  await page.goto(at('/game/mines'));
  const studio = await openGame(page);
  const main = studio.locator('.choices .main');
  await main.click();
  await untilAsked(studio);
  await studio.locator('.tile').nth(safeTile()).click();
  await expect(studio.locator('[data-shows="gem"]')).toHaveCount(1);
  await untilAsked(studio);
  await main.click();
  await expect.poll(() => roundsOf(page), { timeout: 30_000 }).toMatchObject([{ stake: BET.stake }]);

  // New seeds tell the old one: the round can be checked.
  await studio.getByRole('button', { name: table.fair, exact: true }).click();
  await expect(studio.getByText(table.fairFirst)).toBeVisible();
  await studio.getByRole('button', { name: table.fairNew }).click();
  const checked = page.waitForEvent('popup');
  await studio.getByRole('link', { name: new RegExp(`^${table.fairCheck}: `) }).click();
  const verifier = await checked;
  await expect(verifier.getByRole('heading', { name: verify.isTrue })).toBeVisible();
  await expect(verifier.locator('.steps > ol > li')).toHaveCount(3);
  await verifier.close();

  await page.goto(at('/account/transaction-history/games'));
  await page.getByRole('table').getByRole('link').first().click();
  const shown = page.waitForEvent('popup');
  await page.getByRole('link', { name: m.History.seeAgain }).click();
  const replay = await shown;
  await expect(replay).toHaveURL(/\/studio\/replay\//);
  await expect(replay.getByRole('heading', { name: verify.isTrue })).toBeVisible();
  await replay.getByRole('button', { name: verify.forward }).click();
  await expect(replay.locator('.tile[data-open]')).toHaveCount(1);
});

import { hitsOf, keno, type KenoBet } from '@/sandbox/studio/engines/keno/keno';
import { wheel, type WheelBet } from '@/sandbox/studio/engines/wheel/wheel';
import { drawnFrom, loadAnew, noteRounds, openGame, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

test('keno draws what its seeds say, and shows the round again after a reload', async ({ page, at }) => {
  test.slow();
  const bet: KenoBet = { stake: 100, picks: [2, 9, 16, 23, 30, 37], risk: 'low' };
  const drawn = keno.begin(drawnFrom(), bet);
  await noteRounds(page);
  await page.goto(at('/game/keno/demo'));
  const studio = await openGame(page);
  const tile = (number: number) => studio.locator('.keno-tile').nth(number - 1);
  await expect(studio.locator('.choices .main')).toHaveAttribute('aria-disabled', 'true');
  for (const pick of bet.picks) await tile(pick).click();
  await studio.locator('.choices .main').click();
  await expect
    .poll(() => roundsOf(page), { timeout: 30_000 })
    .toMatchObject([{ stake: bet.stake, won: keno.result(drawn)?.pay }]);
  await expect(studio.locator('.keno-tile[data-shows="hit"]')).toHaveCount(hitsOf(drawn));
  await expect(studio.locator('.keno-tray li')).toHaveText(drawn.drawn.map(String));

  await loadAnew(page);
  await expect(studio.locator('[data-state="idle"]')).toBeAttached({ timeout: 30_000 });
  await expect(studio.locator('.keno-tray li')).toHaveText(drawn.drawn.map(String));
  await expect(studio.locator('.keno-tile[aria-pressed="true"]')).toHaveText(bet.picks.map(String));
});

test('the wheel stops at the segment that its seeds say', async ({ page, at }) => {
  test.slow();
  const bet: WheelBet = { stake: 100, segments: 20, risk: 'medium' };
  const stopped = wheel.begin(drawnFrom(), bet);
  await noteRounds(page);
  await page.goto(at('/game/the-wheel/demo'));
  const studio = await openGame(page);
  await studio.locator('.segments [data-value="medium"]').click();
  await studio.locator('.choices .main').click();
  await expect
    .poll(() => roundsOf(page), { timeout: 30_000 })
    .toMatchObject([{ stake: bet.stake, won: wheel.result(stopped)?.pay }]);
  const turned = await studio.locator('.wheel-disc').evaluate((disc) => Number.parseFloat(disc.style.rotate));
  const under = (-turned / 360) * bet.segments;
  expect(((Math.round(under) % bet.segments) + bet.segments) % bet.segments).toBe(stopped.segment);
});

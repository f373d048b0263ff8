import { STUDIO_SEED } from '@/lib/tools/studio-seed.mjs';
import { seededChain } from '@/sandbox/studio/crash/chains';
import { pointOf, seedsOf } from '@/sandbox/studio/engines/crash/chain';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

/** Where a flight ends, in hundredths, as anyone computes it who knows the table's chain. */
function endOfFlight(number: number): number {
  const chain = seededChain(Number(STUDIO_SEED))('any', 0);
  const [seed = ''] = seedsOf(chain, number, 1);
  return pointOf(seed, chain.salt ?? '');
}

test('a flight that all share is joined, and pays as its end says', async ({ page, at }) => {
  test.slow();
  await noteRounds(page);
  await page.goto(at('/game/skyline/demo'));
  const studio = await openGame(page);
  const slot = studio.locator('.slot').first();
  await slot.locator('.stake input').fill('1.00');
  await slot.locator('.auto input').fill('1.01');
  await slot.locator('.auto input').press('Enter');
  const button = slot.locator('.go');
  await button.click();
  // Aboard, at once or at the next flight.
  await expect(button).toHaveAttribute('data-does', 'leave', { timeout: 60_000 });
  const number = Number(/\d+/.exec((await studio.locator('.number').textContent()) ?? '')?.[0]);
  const won = endOfFlight(number) >= 101 ? 101 : 0;
  await expect.poll(() => roundsOf(page), { timeout: 30_000 }).toMatchObject([{ stake: 100, won }]);
  await expect(studio.locator('[data-balance]')).toHaveAttribute('data-balance', String(100_000 - 100 + won));
});

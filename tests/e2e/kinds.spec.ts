import type { FrameLocator, Page } from '@playwright/test';
import { dice, type DiceBet } from '@/sandbox/studio/engines/dice/dice';
import { holdem } from '@/sandbox/studio/engines/holdem/holdem';
import { CALL } from '@/sandbox/studio/engines/holdem/rules';
import { plinko, type PlinkoBet } from '@/sandbox/studio/engines/plinko/plinko';
import { roulette, type RouletteBet } from '@/sandbox/studio/engines/roulette/roulette';
import { videoPoker } from '@/sandbox/studio/engines/video-poker/video-poker';
import { credit } from './support/live-tables';
import { playerWith } from './support/payee';
import { drawnFrom, loadAnew, openGame, roundsOf, untilAsked } from './support/rounds';
import { expect, test } from './support/test';

const PAID_IN = 5_000;

/** The main button begins a round with what lies on the table; minor units. */
async function stakeOf(studio: FrameLocator): Promise<number> {
  const stake = Number(await studio.locator('#game').getAttribute('data-stake'));
  expect(stake).toBeGreaterThan(0);
  await studio.locator('.choices .main').click();
  return stake;
}

/** The cards of the player's hand, as they are told to who can't see them. */
const handOf = (studio: FrameLocator) =>
  studio.locator('.hand .playing-card').evaluateAll((cards) => cards.map((card) => card.ariaLabel));

/** The round ended so, and game and page say the same of the money. @returns what the player has now, minor units */
async function ended(
  page: Page,
  studio: FrameLocator,
  { before, stake, won }: { before: number; stake: number; won: number },
): Promise<number> {
  await expect.poll(() => roundsOf(page), { timeout: 30_000 }).toMatchObject([{ stake, won }]);
  const now = before - stake + won;
  await expect.poll(() => credit(studio)).toBe(now);
  const shown = async () =>
    Number((await page.getByTestId('play-balance').textContent())?.replaceAll(/\D/g, ''));
  await expect.poll(shown, { message: 'the page says what the game says' }).toBe(now);
  return now;
}

test('roulette, plinko and dice take a stake and pay what their seeds say', async ({ page, at }) => {
  test.slow();
  await playerWith(page, at, PAID_IN);
  let before = PAID_IN;

  await page.goto(at('/game/european-roulette-77'));
  let studio = await openGame(page);
  await studio.locator('[data-spot="red"]').click();
  await studio.locator('[data-spot="17"]').click();
  let stake = await stakeOf(studio);
  const bets: RouletteBet[] = [
    { on: 'red', stake: stake / 2 },
    { on: [17], stake: stake / 2 },
  ];
  const spun = roulette.begin(drawnFrom(), bets);
  before = await ended(page, studio, { before, stake, won: roulette.result(spun)?.pay ?? 0 });
  await expect(studio.locator(`[data-spot="${spun.pocket}"] [data-hit]`)).toBeAttached();

  await page.goto(at('/game/plinko'));
  studio = await openGame(page);
  await studio.locator('.segments [data-value="high"]').click();
  stake = await stakeOf(studio);
  const fall: PlinkoBet = { stake, rows: 12, risk: 'high' };
  const fallen = plinko.result(plinko.begin(drawnFrom(), fall));
  before = await ended(page, studio, { before, stake, won: fallen?.pay ?? 0 });
  await expect(studio.locator('.slot[data-hit]')).toHaveCount(1);

  await page.goto(at('/game/lucky-yacht'));
  studio = await openGame(page);
  await studio.locator('.segments [data-value="under"]').click();
  stake = await stakeOf(studio);
  const throwOf: DiceBet = { stake, side: 'under', target: 5_000 };
  const thrown = dice.begin(drawnFrom(), throwOf);
  await ended(page, studio, { before, stake, won: dice.result(thrown)?.pay ?? 0 });
  await expect(studio.locator('.dice .roll')).toHaveText(
    new RegExp(`^${Math.floor(thrown.roll / 100)}[.,]${String(thrown.roll % 100).padStart(2, '0')}$`),
  );
});

test('video poker and hold’em go on where they were after a reload, and pay for the choice', async ({
  page,
  at,
}) => {
  test.slow();
  await playerWith(page, at, PAID_IN);
  let before = PAID_IN;

  await page.goto(at('/game/velvet-three-card-duel'));
  let studio = await openGame(page);
  let stake = await stakeOf(studio);
  await untilAsked(studio);
  expect(await credit(studio)).toBe(before - stake);
  const dealt = await handOf(studio);
  expect(dealt).toHaveLength(5);
  await loadAnew(page);
  await untilAsked(studio);
  expect(await handOf(studio)).toEqual(dealt);
  await studio.locator('.hand .place').first().click();
  await studio.locator('.choices .main').click();
  const held = [true, false, false, false, false];
  const drawn = videoPoker.result(videoPoker.act(videoPoker.begin(drawnFrom(), stake), held));
  before = await ended(page, studio, { before, stake, won: drawn?.pay ?? 0 });

  await page.goto(at('/game/corner-holdem'));
  studio = await openGame(page);
  await studio.locator('button[data-spot="ante"]').click();
  stake = await stakeOf(studio);
  await untilAsked(studio);
  // The whole page this time: another launch finds the round, too.
  await page.reload();
  await untilAsked(studio);
  expect(await credit(studio)).toBe(before - stake);
  await expect(studio.locator('.row.dealer [data-card="down"]')).toHaveCount(2);
  await expect(studio.locator('.choices [data-key="c"]')).toBeVisible();
  await studio.locator('.choices [data-key="c"]').click();
  const called = holdem.result(holdem.act(holdem.begin(drawnFrom(), { ante: stake }), 'call'));
  await ended(page, studio, { before, stake: stake * (1 + CALL), won: called?.pay ?? 0 });
  await expect(studio.locator('.row.dealer [data-card="down"]')).toHaveCount(0);
});

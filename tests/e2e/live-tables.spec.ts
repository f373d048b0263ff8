import type { FrameLocator, Page } from '@playwright/test';
import { isFace, type Dice } from '@/sandbox/studio/engines/sicbo/bets';
import { roulette, type RouletteBet } from '@/sandbox/studio/engines/roulette/roulette';
import { sicBo } from '@/sandbox/studio/engines/sicbo/sicbo';
import { credit, phase, playAt, ROUND_MS } from './support/live-tables';
import { loadAnew, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

/** A player with 50.00 at a table whose bets are open. */
async function seatAt(page: Page, at: (path: string) => string, game: string): Promise<FrameLocator> {
  const studio = await playAt(page, at, game);
  // Early enough in a round for bets to come in time.
  await phase(studio, 'drawn');
  await phase(studio, 'open');
  return studio;
}

test(
  'a throw of sic bo is bet on, shown to its player, and paid as its dice say',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    test.slow();
    const studio = await seatAt(page, at, 'tempest-dice');
    const bets = { small: 100, big: 100, any_triple: 100 };
    for (const name of Object.keys(bets)) await studio.locator(`[data-bet="${name}"]`).click();
    await studio.locator('.do.main').click();
    await expect(studio.locator('[data-state="choosing"]')).toBeAttached();
    expect(await credit(studio)).toBe(4_700);
    await phase(studio, 'drawn');
    await expect(studio.locator('.sb-total')).toHaveText(/\d/);
    const told = (await studio.locator('.sb-cup').getAttribute('aria-label')) ?? '';
    const dice = [...told.matchAll(/[1-6]/g)].map(([face]) => Number(face)).filter(isFace);
    expect(dice).toHaveLength(3);
    const won = sicBo.result({ bets, dice: dice as unknown as Dice }).pay;
    await expect.poll(() => roundsOf(page), { timeout: ROUND_MS }).toMatchObject([{ stake: 300, won }]);
    await expect.poll(() => credit(studio)).toBe(4_700 + won);
  },
);

test(
  'a bet at a wheel show is taken back before the bell, and costs nothing',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    test.slow();
    const studio = await seatAt(page, at, 'carousel-cash');
    await studio.locator('[data-bet="lanterns"].sw-spot').click();
    await studio.locator('.do.main').click();
    await expect(studio.locator('[data-state="choosing"]')).toBeAttached();
    expect(await credit(studio)).toBe(4_900);
    await studio.locator('.choices button').first().click();
    await expect.poll(() => credit(studio)).toBe(5_000);
    await phase(studio, 'drawn');
    await expect(studio.locator('.sw-last li')).not.toHaveCount(0);
    expect(await roundsOf(page)).toMatchObject([{ stake: 0, won: 0 }]);
  },
);

/** Places what lies on the table, and finds it placed when the game is loaded anew. @returns the stake, minor units */
async function placedAndFoundAgain(page: Page, studio: FrameLocator): Promise<number> {
  const stake = Number(await studio.locator('#game').getAttribute('data-stake'));
  expect(stake).toBeGreaterThan(0);
  await studio.locator('.do.main').click();
  await expect(studio.locator('[data-state="choosing"]')).toBeAttached();
  await loadAnew(page);
  await expect(studio.locator('[data-balance]')).toHaveAttribute('data-balance', String(5_000 - stake));
  return stake;
}

test(
  'a spin of live roulette is bet on, found again after a reload, and paid by its number',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    test.slow();
    const studio = await seatAt(page, at, 'velvet-roulette');
    await studio.locator('[data-spot="red"]').click();
    await studio.locator('[data-spot="17"]').click();
    const stake = await placedAndFoundAgain(page, studio);
    await phase(studio, 'drawn');
    await expect.poll(() => roundsOf(page), { timeout: ROUND_MS }).toMatchObject([{ stake }]);
    const pocket = Number(await studio.locator('.rl-last li').first().textContent());
    const bets: RouletteBet[] = [
      { on: 'red', stake: stake / 2 },
      { on: [17], stake: stake / 2 },
    ];
    const won = roulette.result({ laPartage: false, bets, pocket })?.pay ?? 0;
    expect(await roundsOf(page)).toMatchObject([{ stake, won }]);
    await expect.poll(() => credit(studio)).toBe(5_000 - stake + won);
  },
);

test(
  'a hand of live baccarat is bet on, found again after a reload, and paid by its points',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    test.slow();
    const studio = await seatAt(page, at, 'jade-baccarat');
    await studio.locator('[data-bet="banker"]').click();
    const stake = await placedAndFoundAgain(page, studio);
    await phase(studio, 'drawn');
    await expect.poll(() => roundsOf(page), { timeout: ROUND_MS }).toMatchObject([{ stake }]);
    const points = (side: string) =>
      studio.locator(`.bc-side[data-side="${side}"] .bc-total`).textContent().then(Number);
    const [player, banker] = [await points('player'), await points('banker')];
    // One to one less a commission of one in twenty; a tie gives the stake back.
    const won = banker > player ? stake + (stake * 19) / 20 : banker === player ? stake : 0;
    expect(await roundsOf(page)).toMatchObject([{ stake, won }]);
    await expect.poll(() => credit(studio)).toBe(5_000 - stake + won);
  },
);

test(
  'a small phone shows that the table goes on below, and what is to be done in full',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
    const studio = await seatAt(page, at, 'velvet-roulette');
    const cut = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await studio.locator('.lv-title').evaluate(cut)).toBe(false);
    const table = studio.locator('.rl');
    const fades = () =>
      table.evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--goes-on')));
    expect(await fades()).toBeGreaterThan(40);
    await table.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
    await expect.poll(fades).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(fades).toBe(0);
  },
);

test(
  'hands of live baccarat have their own place above the spots, on low phones, too',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const studio = await seatAt(page, at, 'jade-baccarat');
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      const edges = () =>
        studio.locator('.bc').evaluate((table) => ({
          names: Math.max(
            ...[...table.querySelectorAll('.bc-side p')].map((name) => name.getBoundingClientRect().bottom),
          ),
          spots: table.querySelector('.bc-spots')?.getBoundingClientRect().top ?? 0,
        }));
      await expect
        .poll(async () => (await edges()).spots - (await edges()).names, { message: `${width} × ${height}` })
        .toBeGreaterThan(20);
    }
  },
);

import type { FrameLocator, Page } from '@playwright/test';
import { TEXTS } from '@/sandbox/studio/client/texts';
import { coveredByPage, misplaced } from './support/controls';
import { gamesOfKinds } from './support/games';
import { ROUND_MS } from './support/live-tables';
import { playerWith } from './support/payee';
import { openGame, untilAsked } from './support/rounds';
import { expect, test } from './support/test';

const TOUCHED = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];
const POINTED = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

/** Kinds whose rounds ask, and what is laid before one begins. */
const ASKING: Record<string, string | null> = {
  blackjack: '.seat:nth-of-type(4) .spot',
  holdem: 'button[data-spot="ante"]',
  mines: null,
  poker: null,
};

const frameOf = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  if (!frame) throw new Error('no game is open');
  return frame;
};

/** What is wrong at each size, without loading anything anew: whoever turns a phone goes on where they were. */
async function complaintsAt(page: Page, sizes: typeof TOUCHED, touch: boolean): Promise<string[]> {
  const found: string[] = [];
  const frame = frameOf(page);
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // The frame has its new size, and has drawn itself in it.
    await frame.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const texts = [...(await misplaced(frame, { touch })), ...(await coveredByPage(page, frame))];
    if (sideways > 0) texts.push(`the page goes on to the side by ${sideways}`);
    found.push(...texts.map((text) => `${width} × ${height}: ${text}`));
  }
  return found;
}

async function beginRound(studio: FrameLocator, lays: string | null): Promise<void> {
  if (lays) await studio.locator(lays).click();
  await studio.locator('.choices .main').click();
  await untilAsked(studio);
}

for (const { name, sizes, touch } of [
  { name: 'under a finger', sizes: TOUCHED, touch: true },
  { name: 'under a mouse', sizes: POINTED, touch: false },
]) {
  test.describe(name, () => {
    test.use({ hasTouch: touch });

    test(
      `the controls of every kind of game stand where they are seen and hit, ${name}`,
      { tag: ['@long', '@once'] },
      async ({ page, at }) => {
        const games = await gamesOfKinds({ demo: false });
        test.setTimeout(60_000 * games.length);
        await playerWith(page, at, 90_000);
        const found: string[] = [];
        for (const { kind, slug } of games) {
          await test.step(kind, async () => {
            await page.setViewportSize(sizes[0] ?? { width: 390, height: 844 });
            await page.goto(at(`/game/${slug}`));
            const studio = await openGame(page);
            if (kind.startsWith('live_'))
              await expect(studio.locator('#game[data-phase="open"]')).toBeAttached({ timeout: ROUND_MS });
            const say = (texts: string[], when = '') =>
              found.push(...texts.map((text) => `${kind}${when}, ${text}`));
            say(await complaintsAt(page, sizes, touch));
            const lays = ASKING[kind];
            if (lays === undefined) return;
            await beginRound(studio, lays);
            say(await complaintsAt(page, sizes, touch), ', asked');
          });
        }
        expect(found).toEqual([]);
      },
    );
  });
}

test(
  'the rules of every kind of game are as wide as a small phone, and no higher than what they say',
  { tag: ['@long', '@once'] },
  async ({ page, at, appLocale }) => {
    const games = await gamesOfKinds({ demo: false });
    test.setTimeout(30_000 * games.length);
    await playerWith(page, at, 5_000);
    const found: string[] = [];
    for (const { kind, slug } of games) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at(`/game/${slug}`));
      const studio = await openGame(page);
      await studio.getByRole('button', { name: TEXTS[appLocale].info, exact: true }).click();
      const dialog = studio.locator('dialog.info-page');
      await expect(dialog).toBeVisible();
      const wider = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (wider > 0) found.push(`${kind}: wider by ${wider}`);
      await page.setViewportSize({ width: 320, height: 3_000 });
      const empty = await dialog.evaluate((element) => {
        const last = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().bottom - last;
      });
      if (empty > 60) found.push(`${kind}: ${empty} px of it are empty`);
    }
    expect(found).toEqual([]);
  },
);

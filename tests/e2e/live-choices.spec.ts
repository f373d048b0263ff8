import type { FrameLocator, Page } from '@playwright/test';
import { addressOfPage } from '@/lib/i18n/path';
import { LIVE_SEATS_TEXTS } from '@/sandbox/studio/client/tables/blackjack/live-texts';
import { LIVE_HOLDEM_TEXTS } from '@/sandbox/studio/client/tables/holdem/live-texts';
import { TABLE_TEXTS } from '@/sandbox/studio/client/tables/texts';
import { speakOf } from '@/sandbox/studio/client/texts';
import { VERIFY_TEXTS } from '@/sandbox/studio/client/verify/texts';
import { PAYS, type Outcome } from '@/sandbox/studio/engines/blackjack/rules';
import { CALL } from '@/sandbox/studio/engines/holdem/rules';
import { paidAt } from '@/sandbox/studio/engines/play/stake';
import { credit, expectTableAccessible, phase, playAt, ROUND_MS, timeToBet } from './support/live-tables';
import { roundsOf } from './support/rounds';
import { site } from './support/site';
import { expect, test } from './support/test';

/** Blackjack has a table for each language: before a release both play at the same time, and would wait for each other. */
const BLACKJACK = { en: 'mezzanine-blackjack', de: 'the-parlour-blackjack' };
/** So much is paid in, minor units. */
const PAID_IN = 5_000;

/** What the round lays on the table, once it is placed; minor units. */
async function placed(studio: FrameLocator): Promise<number> {
  const stake = Number(await studio.locator('#game').getAttribute('data-stake'));
  await studio.locator('.do.main').click();
  await expect(studio.locator('[data-state="choosing"]')).toBeAttached();
  await expect.poll(() => credit(studio)).toBe(PAID_IN - stake);
  return stake;
}

/** The end of the one round that was played: told to the page, and in the credit. */
async function ended(page: Page, studio: FrameLocator, staked: number): Promise<number> {
  await expect.poll(() => roundsOf(page), { timeout: ROUND_MS }).toMatchObject([{ stake: staked }]);
  const [{ won } = { won: 0 }] = await roundsOf(page);
  await expect.poll(() => credit(studio)).toBe(PAID_IN - staked + won);
  return won;
}

/** One hit by its button, then every hand stands by its key. Of a blackjack, the player's or the dealer's, nothing is asked. */
async function playHand(page: Page, studio: FrameLocator): Promise<void> {
  const choice = (key: string) => studio.locator(`.choices [data-key="${key}"]`);
  let hits = 0;
  const goOn = async () => {
    if (await choice('n').isVisible()) await page.keyboard.press('n');
    else if (await choice('h').isVisible()) {
      if (hits === 0) await choice('h').click();
      else await page.keyboard.press('s');
      hits += 1;
    }
    return studio.locator('#game').getAttribute('data-phase');
  };
  await expect.poll(goOn, { timeout: ROUND_MS }).toBe('drawn');
}

test(
  'a seat of live blackjack is taken, played and paid as its hand ends; the round is proved and seen again',
  { tag: '@long' },
  async ({ page, m, at, appLocale }) => {
    test.slow();
    const say = speakOf(appLocale, LIVE_SEATS_TEXTS);
    const [table, verify] = [TABLE_TEXTS[appLocale], VERIFY_TEXTS[appLocale]];
    const studio = await playAt(page, at, BLACKJACK[appLocale], PAID_IN);
    await timeToBet(studio);
    await studio.getByRole('button', { name: say('seatFree', { seat: 3 }) }).click();
    const stake = await placed(studio);
    await expect(studio.locator('.owner').nth(2)).toHaveAttribute('data-owner', 'own');
    await expectTableAccessible(page);

    await playHand(page, studio);
    const won = await ended(page, studio, stake);
    const hand = studio.locator('.seat').nth(2).locator('.hand');
    await expect(hand).toHaveAttribute('data-standing', /^(?!plain)/);
    const outcome = (await hand.getAttribute('data-standing')) as Outcome;
    expect(won).toBe(paidAt(stake, PAYS[outcome]));
    await expect(studio.locator('.message')).toContainText(
      say('ended', { outcomes: (await hand.locator('.total').textContent()) ?? '' }),
    );

    await studio.getByRole('button', { name: table.fair, exact: true }).click();
    await expect(studio.getByRole('heading', { name: table.fairTitle })).toBeVisible();
    const checked = page.waitForEvent('popup');
    await studio.getByRole('link', { name: new RegExp(`^${table.fairCheck}: `) }).click();
    const verifier = await checked;
    await expect(verifier.getByRole('heading', { name: verify.isTrue })).toBeVisible();
    await verifier.close();

    await page.goto(at('/account/transaction-history/games'));
    await page.getByRole('table').getByRole('link').first().click();
    const shown = page.waitForEvent('popup');
    await page.getByRole('link', { name: m.History.seeAgain }).click();
    const replay = await shown;
    await expect(replay.getByRole('heading', { name: verify.isTrue })).toBeVisible();
    // It begins with the chips; the cards come with the next step.
    await expect(replay.locator('.blackjack .owner[data-owner="own"]')).toContainText(say('tagYou'));
    await replay.keyboard.press('ArrowRight');
    await expect(replay.locator('.blackjack .hand')).toHaveCount(1);
  },
);

test(
  'a hand of live hold’em hides the dealer’s cards until it is called, and pays what it says',
  { tag: '@long' },
  async ({ page, at, appLocale }) => {
    test.slow();
    const say = speakOf(appLocale, LIVE_HOLDEM_TEXTS);
    const studio = await playAt(page, at, 'holdem-six-seats', PAID_IN);
    await timeToBet(studio);
    await studio.locator('[data-spot="ante"]').click();
    const ante = await placed(studio);
    await expectTableAccessible(page);

    await phase(studio, 'deciding');
    const lying = (row: string) => studio.locator(`.row.${row} .playing-card`);
    const hidden = (row: string) => studio.locator(`.row.${row} [data-card="down"]`);
    const call = studio.getByRole('button', { name: say('call') });
    await expect(call).toBeVisible();
    await expect(lying('own')).toHaveCount(2);
    await expect(hidden('own')).toHaveCount(0);
    await expect(lying('middle')).toHaveCount(3);
    await expect(hidden('dealer')).toHaveCount(2);
    await page.keyboard.press('c');
    // Nobody else is at the table: the round goes on at once.
    await phase(studio, 'drawn');
    const won = await ended(page, studio, ante + CALL * ante);
    await expect(hidden('dealer')).toHaveCount(0);
    await expect(lying('middle')).toHaveCount(5);
    // What came back lies on its spots.
    const back = await studio.locator('.laid .pile-amount').allTextContents();
    const laid = back.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);
    expect(laid).toBe(won);
    await expect(studio.locator('.message')).toHaveText(/\S/);
  },
);

test(
  'in a tablet’s low frame no button of the panel touches another',
  { tag: ['@long', '@once'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    // Of the languages that are spoken here, the one with the longest words.
    const studio = await playAt(page, (path) => addressOfPage(path, 'de', site.basePath), BLACKJACK.de);
    await timeToBet(studio);
    await studio.locator('.seat .spot').nth(3).click();
    await expect(studio.locator('#game:not([data-stake="0"])')).toBeAttached();
    const touching = await studio
      .locator('.controls button')
      .filter({ visible: true })
      .evaluateAll((buttons) => {
        const boxes = buttons.map((button) => ({
          name: button.ariaLabel ?? button.textContent ?? '',
          box: button.getBoundingClientRect(),
        }));
        return boxes.flatMap(({ name, box }, at) =>
          boxes
            .slice(at + 1)
            .filter(
              ({ box: other }) =>
                Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top) &&
                Math.min(box.right, other.right) > Math.max(box.left, other.left) + 0.5,
            )
            .map((other) => `${name} | ${other.name}`),
        );
      });
    expect(touching).toEqual([]);
  },
);

import type { FrameLocator, Page } from '@playwright/test';
import { violationsOf } from '../../support/access';
import { playerWith } from './payee';
import { expect } from './test';

/** A round is open for 15 s and shown for up to 18: a table that is just being shown opens the next one by itself. */
export const ROUND_MS = 40_000;

/** Waits until a live table is in a phase of its round. */
export const phase = (studio: FrameLocator, name: string) =>
  expect(studio.locator(`#game[data-phase="${name}"]`)).toBeAttached({ timeout: ROUND_MS });

/** Waits until bets are open, and not only for the last seconds before the bell. */
export const timeToBet = (studio: FrameLocator) =>
  expect(studio.locator('#game[data-phase="open"] .lv:not([data-hurry])')).toBeVisible({ timeout: ROUND_MS });

/** Minor units. */
export const credit = (studio: FrameLocator) =>
  studio.locator('[data-balance]').getAttribute('data-balance').then(Number);

/** A new player who has paid so much in, minor units, at a live table. */
export async function playAt(
  page: Page,
  at: (path: string) => string,
  game: string,
  amount = 5_000,
): Promise<FrameLocator> {
  await playerWith(page, at, amount);
  await page.goto(at(`/game/${game}`));
  return page.locator('iframe').contentFrame();
}

/** Judges the game's own page, which axe leaves out where it judges the page around it. */
export async function expectTableAccessible(page: Page): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  expect(frame, 'the frame of the game').toBeDefined();
  if (frame) expect(await violationsOf(frame)).toEqual([]);
}

import { expect, type FrameLocator, type Page } from '@playwright/test';
import { STUDIO_SEED } from '@/lib/tools/studio-seed.mjs';
import type { Rng } from '@/lib/domain/chance/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { firstSeeds } from '@/sandbox/studio/engine-rounds/seats';

export interface RoundEnded {
  stake: number;
  won: number;
  balance: number;
}

/** Writes down the rounds that the studio says to have ended, from the next page on. */
export const noteRounds = (page: Page) =>
  page.addInitScript(() => {
    const rounds: unknown[] = [];
    Object.assign(window, { rounds });
    window.addEventListener('message', ({ data }) => {
      if (data?.type === 'round-ended') rounds.push(data);
    });
  });
/** What was written down until now. */
export const roundsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { rounds: RoundEnded[] }).rounds);

/**
 * The game in the page's frame, once it waits for a spin. It is drawn without a graphics card here, and its pictures
 * may be painted for the first time: some eight seconds of processor time, which two tests share.
 */
export async function openGame(page: Page) {
  const studio = page.locator('iframe').contentFrame();
  await expect(studio.locator('[data-state="idle"]')).toBeAttached({ timeout: 60_000 });
  return studio;
}

/** What the round of that number draws at any seat, as anyone computes it who knows the seeds. The first one is 0. */
export const drawnFrom = (nonce = 0): Rng => fairRng({ ...firstSeeds('', Number(STUDIO_SEED)), nonce });

/** Waits until the round that is open asks for a choice. */
export const untilAsked = (studio: FrameLocator) =>
  expect(studio.locator('[data-state="choosing"]')).toBeAttached({ timeout: 30_000 });

/** Loads the page of the game anew, as after a connection that broke. */
export async function loadAnew(page: Page): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  if (!frame) throw new Error('no game is open');
  await frame.goto(frame.url());
}

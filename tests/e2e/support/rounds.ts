import { expect, type Page } from '@playwright/test';

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

import type { Page } from '@playwright/test';

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

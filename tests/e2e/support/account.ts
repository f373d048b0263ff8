import { expect, type Page } from '@playwright/test';
import { PLAYER_LANGUAGE_COOKIE } from '../../../lib/i18n/cookies';
import type { NewPlayer } from './player';

/** Opens an account without the form, which has a test of its own, and is on `home` as its player. */
export async function register(page: Page, player: NewPlayer, home: string): Promise<void> {
  await page.goto(home);
  // The cashier that opens by itself after a log-in would come in between.
  await page.evaluate(() => sessionStorage.setItem('depositOffered', '1'));
  const language = home.split('/')[1] || 'en';
  const answer = await page.context().request.post('/api/v1/auth/register', {
    data: { ...player, country: 'DE', currency: 'EUR', language, ageConfirmed: true },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
  await page.context().addCookies([{ name: PLAYER_LANGUAGE_COOKIE, value: language, url: page.url() }]);
}

/** Leaves the browser as a stranger would find it. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('userId'));
}

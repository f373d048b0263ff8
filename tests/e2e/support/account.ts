import { randomUUID } from 'node:crypto';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { PLAYER_LANGUAGE_COOKIE } from '../../../lib/i18n/cookies';
import { offerNoDeposit, type NewPlayer } from './player';
import { seeTournaments } from './seen-tournaments';
import { site } from './site';

/** Firefox, so that it is told apart from the browser of the tests. */
const OTHER_BROWSER = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const languageOf = (home: string) => home.split('/')[1] || 'en';

/**
 * Opens an account without the form, which has a test of its own. No page is loaded: the browser has the session, and the
 * language of `home`, from the next one on.
 */
export async function register(
  page: Page,
  player: NewPlayer,
  home: string,
  { country = 'DE' } = {},
): Promise<void> {
  await offerNoDeposit(page);
  await seeTournaments(page);
  const language = languageOf(home);
  const answer = await page.context().request.post('/api/v1/auth/register', {
    data: { ...player, country, currency: 'EUR', language, ageConfirmed: true },
    headers: { origin: site.origin },
  });
  expect(answer.status()).toBe(201);
  await page.context().addCookies([{ name: PLAYER_LANGUAGE_COOKIE, value: language, url: site.web }]);
}

/** Leaves the browser as a stranger would find it, on no page: one that stayed open would still ask as the player. */
export async function forgetSession(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => localStorage.removeItem('userId'));
    await page.goto('about:blank');
  }
  await page.context().clearCookies();
}

/** Changes something of the player of this browser, without the form that does so. */
export async function change(
  context: BrowserContext,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object = {},
): Promise<unknown> {
  const headers = { origin: site.origin, 'Idempotency-Key': randomUUID() };
  const answer = await context.request.fetch(path, { method, data, headers });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: unknown }).data;
}

interface Me {
  id: string;
  email: string;
  language: string;
  subscriptions: Record<string, boolean>;
}

/** What the platform says of the player of this browser; null for a stranger. */
export async function meOf(context: BrowserContext): Promise<Me | null> {
  const answer = await context.request.get('/api/v1/me');
  return answer.ok() ? ((await answer.json()) as { data: Me }).data : null;
}

/** Tries to log in without the form. @returns the status of the answer */
export async function tryLogIn(context: BrowserContext, { email, password }: NewPlayer): Promise<number> {
  const answer = await context.request.post('/api/v1/auth/login', {
    data: { email, password },
    headers: { origin: site.origin },
  });
  return answer.status();
}

/** Logs in without the form, as `register` leaves a browser: the session and the language of `home` are there from the next page on. */
export async function logInAgain(context: BrowserContext, player: NewPlayer, home: string): Promise<void> {
  expect(await tryLogIn(context, player)).toBe(200);
  await context.addCookies([{ name: PLAYER_LANGUAGE_COOKIE, value: languageOf(home), url: site.web }]);
}

/** Another device that is logged in to the player's account, and on `home`. */
export async function otherDevice(browser: Browser, player: NewPlayer, home: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.web, userAgent: OTHER_BROWSER });
  await logInAgain(context, player, home);
  const page = await context.newPage();
  await offerNoDeposit(page);
  await page.addInitScript(() => localStorage.setItem('cookies', 'necessary'));
  await page.goto(home);
  await expect(page.getByTestId('header-balance')).toHaveText(/0[.,]00/);
  return page;
}

import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type en from '../../messages/en.json';
import { change, logInAgain, meOf, register } from './support/account';
import { playAt } from './support/live-tables';
import { asOwner, payIn } from './support/payee';
import { newPlayer, tellProfile, type NewPlayer } from './support/player';
import { openGame } from './support/rounds';
import { site } from './support/site';
import { expect, forgive, test } from './support/test';

const HAS = 5_000;
const STAKE = 500;
const TABLE = 'green-room-blackjack';

/** A player with money, who shares a name with nobody. */
async function atPlay(page: Page, home: string): Promise<{ player: NewPlayer; id: string }> {
  const player = newPlayer();
  await register(page, player, home);
  await tellProfile(page);
  await payIn(page, HAS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id = '' } = (await meOf(page.context())) ?? {};
  return { player, id };
}

/** They exclude themselves in another browser: here the game goes at once. */
async function excluded(
  browser: Browser,
  page: Page,
  player: NewPlayer,
  home: string,
  m: typeof en,
): Promise<void> {
  const other = await browser.newContext({ baseURL: site.web });
  await logInAgain(other, player, home);
  await change(other, 'PUT', '/api/v1/me/break', { length: '6m' });
  await expect(page.getByRole('main').getByText(m.Problems.client_api_27)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  // Again at the door, no game opens.
  await logInAgain(other, player, home);
  const refused = await other.request.post('/api/v1/games/g107/sessions', {
    data: { mode: 'real', language: 'en' },
    headers: { origin: site.origin },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'on_break' });
  await other.close();
}

test(
  'an exclusion amid a flight takes the game away, and the flight still settles the stake',
  { tag: ['@once', '@long'] },
  async ({ page, browser, complaints, m, at }) => {
    test.setTimeout(240_000);
    const { player, id } = await atPlay(page, at('/'));
    await page.goto(at('/game/skyline'));
    const slot = (await openGame(page)).locator('.slot').first();
    await slot.locator('.stake input').fill('5.00');
    await slot.locator('.stake input').press('Enter');
    await slot.locator('.go').click();
    await expect(slot.locator('.go')).toHaveAttribute('data-does', 'leave', { timeout: 60_000 });
    await excluded(browser, page, player, at('/'), m);
    const stakes = () =>
      asOwner(async (owner) => {
        const { rows } = await owner.query<{ amount: string; state: string }>(
          `select amount, state from wallet.calls where player_id = $1 and kind = 'bet'`,
          [id],
        );
        return rows.map(({ amount, state }) => `${amount} ${state}`);
      });
    await expect.poll(stakes, { timeout: 120_000 }).toEqual([`${STAKE} settled`]);
    forgive(complaints, /40[13]/);
  },
);

test(
  'an exclusion amid a chat takes the table away, and nothing can be said there any more',
  { tag: ['@once', '@long'] },
  async ({ page, browser, complaints, m, at }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ baseURL: site.web });
    const neighbour = await context.newPage();
    await neighbour.addInitScript(() => {
      if (location.origin !== 'null') localStorage.setItem('cookies', 'necessary');
    });
    const beside = await playAt(neighbour, at, TABLE);
    const { player } = await atPlay(page, at('/'));
    await page.goto(at(`/game/${TABLE}`));
    const studio = page.locator('iframe').contentFrame();
    const chat = studio.getByRole('log');
    const opener = studio.locator('.chat-open');
    await expect(chat.or(opener).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 });
    if (await opener.isVisible()) await opener.click();
    const field = studio.locator('.chat-input');
    await field.fill('Good evening, table');
    await field.press('Enter');
    const line = (text: string) => beside.locator('.chat-list li', { hasText: text });
    await expect(line('Good evening, table')).toHaveCount(1);
    const frame = page.frames().find((one) => one.url().includes('/play/'));
    const address = frame?.url() ?? '';
    await excluded(browser, page, player, at('/'), m);

    // The address of the game that was open says nothing either.
    const said = await page.request.post(`${address.split('?')[0]}/table/chat/say`, {
      data: { id: randomUUID(), text: 'Still here' },
      headers: { origin: new URL(address).origin },
    });
    expect(said.ok(), `${said.status()}`).toBe(false);
    await expect(line('Still here')).toHaveCount(0);
    await context.close();
    forgive(complaints, /40[13]/);
  },
);

import type { Browser, FrameLocator, Page } from '@playwright/test';
import { CHAT_TEXTS } from '@/sandbox/studio/client/live/chat-texts';
import { speakOf } from '@/sandbox/studio/client/texts';
import { playAt } from './support/live-tables';
import { site } from './support/site';
import { expect, forgive, test } from './support/test';

const TABLE = 'green-room-blackjack';
/** In the language that the page speaks: the table knows the words of each. */
const INSULT = { en: 'You wanker', de: 'Du Wichser' };

/** The chat of the table: beside it, or on a phone a sheet that its button opens. */
async function openChat(studio: FrameLocator): Promise<FrameLocator> {
  const log = studio.getByRole('log');
  const opener = studio.locator('.chat-open');
  await expect(log.or(opener).filter({ visible: true }).first()).toBeVisible({ timeout: 30_000 });
  if (await opener.isVisible()) await opener.click();
  await expect(log).toBeVisible();
  return studio;
}

/** Another player, at the table too. */
async function otherAt(browser: Browser, at: (path: string) => string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.web });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('cookies', 'necessary');
  });
  await playAt(page, at, TABLE);
  return page;
}

async function say(studio: FrameLocator, text: string): Promise<void> {
  await studio.locator('.chat-input').fill(text);
  await studio.locator('.chat-input').press('Enter');
}

test('who plays for money talks at a table; insults and links are refused, a player is hidden, a message reported', async ({
  page,
  browser,
  at,
  appLocale,
  complaints,
}) => {
  test.slow();
  const words = speakOf(appLocale, CHAT_TEXTS);
  const [other] = await Promise.all([otherAt(browser, at), playAt(page, at, TABLE)]);
  const [mine, theirs] = [page, other].map((one) => one.locator('iframe').contentFrame());
  if (!mine || !theirs) throw new Error('no frame');
  await openChat(mine);
  await openChat(theirs);
  const line = (studio: FrameLocator, text: string) => studio.locator('.chat-list li', { hasText: text });
  const note = mine.locator('.chat-note');

  // What is refused stands nowhere, and stays in the field to be mended.
  await say(mine, INSULT[appLocale]);
  await expect(note).toHaveText(words('refusedWords'));
  await expect(mine.locator('.chat-input')).toHaveValue(INSULT[appLocale]);
  await say(mine, 'www.elsewhere.example/bonus');
  await expect(note).toHaveText(words('refusedLink'));
  await say(mine, 'Good evening, table');
  await expect(line(mine, 'Good evening, table')).toHaveAttribute('data-own');
  await expect(line(theirs, 'Good evening, table')).toBeVisible();
  await expect(theirs.locator('.chat-list li')).toHaveCount(1);

  // Reported, it is gone for the one who reported it; two more would hide it from all.
  await line(theirs, 'Good evening, table').locator('.chat-more').click();
  await theirs.getByRole('button', { name: words('report'), exact: true }).click();
  await theirs.getByRole('button', { name: words('reason_other') }).click();
  await expect(theirs.locator('.chat-note')).toHaveText(words('reported'));
  await expect(line(theirs, 'Good evening, table')).toHaveCount(0);
  await expect(line(mine, 'Good evening, table')).toBeVisible();

  // Hidden, a player can be shown again.
  await say(theirs, 'Red is due');
  const said = line(mine, 'Red is due');
  const name = (await said.locator('b').textContent()) ?? '';
  await said.locator('.chat-more').click();
  await mine.getByRole('button', { name: words('mute', { name }), exact: true }).click();
  await expect(note).toHaveText(words('muted', { name }));
  await expect(said).toHaveCount(0);
  await mine.getByRole('button', { name: words('settings') }).click();
  await mine.getByRole('button', { name: words('unmute', { count: 1 }) }).click();
  await mine
    .getByRole('button', { name: words('close') })
    .last()
    .click();
  await expect(said).toBeVisible();
  await other.context().close();
  // The browser itself reports what the studio refused.
  forgive(complaints, /status of 422/);
});

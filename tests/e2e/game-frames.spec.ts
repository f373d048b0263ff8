import { KINDS } from '@/sandbox/studio/kinds';
import { violationsOf } from '../support/access';
import { gamesOfKinds } from './support/games';
import { playerWith } from './support/payee';
import { openGame } from './support/rounds';
import { site } from './support/site';
import { expect, test } from './support/test';

// A page's own axe leaves frames out, as they are other companies' pages: these are ours, too.
test(
  'the game of every kind that has a demo is accessible',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    const games = await gamesOfKinds({ demo: true });
    test.setTimeout(60_000 * games.length);
    const alone = KINDS.filter((kind) => !kind.startsWith('live_'));
    const kinds = new Set(games.map(({ kind }) => kind.split(' ')[0]));
    expect([...kinds].sort()).toEqual([...alone].sort());
    const complaints: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { kind, slug } of games) {
      await test.step(kind, async () => {
        await page.goto(at(`/game/${slug}/demo`));
        await openGame(page);
        const frame = page.frames().find((one) => one.url().includes('/play/'));
        if (!frame) throw new Error(`${kind} has no frame`);
        complaints.push(...(await violationsOf(frame)).map((text) => `${kind}: ${text}`));
      });
    }
    expect(complaints).toEqual([]);
  },
);

/** What a game of any kind may load until it can be played, bytes as they travel. */
const MOST_BYTES = 600_000;

test(
  'the game of every kind, live tables included, loads less than 600 KB',
  { tag: ['@long', '@once'] },
  async ({ page, at }) => {
    const games = await gamesOfKinds({ demo: false });
    expect(games.length).toBeGreaterThanOrEqual(KINDS.length);
    test.setTimeout(60_000 * games.length);
    await playerWith(page, at, 5_000);
    // As on a first visit, each of them.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    const studio = new URL(site.sandbox).origin;
    let sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).origin !== studio) return;
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
    });
    for (const { kind, slug } of games) {
      await test.step(kind, async () => {
        sizes = [];
        await page.goto(at(`/game/${slug}`));
        const game = page.locator('iframe').contentFrame();
        await expect(game.locator('[data-state="idle"]')).toBeAttached({ timeout: 60_000 });
        const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        expect.soft(bytes, `${kind} (${slug})`).toBeGreaterThan(20_000);
        expect.soft(bytes, `${kind} (${slug})`).toBeLessThan(MOST_BYTES);
      });
    }
  },
);

/** Pages of the lobby, with rows, lists, search and one game's own page before anybody plays. */
const LOBBY = ['/', '/games/all', '/games/live', '/games/crash', '/jackpots', '/game/scarab-of-nefer'];

test(
  'no page of the lobby asks a studio for anything, and a game does',
  { tag: '@once' },
  async ({ page, at }) => {
    test.slow();
    const studio = new URL(site.sandbox).origin;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin === studio) asked.push(`${page.url()} asks ${request.url()}`);
    });
    for (const path of LOBBY) {
      await page.goto(at(path));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      // React has taken the page over, and what it does then is done: a list goes on for as long as somebody scrolls.
      await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
      await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())));
    }
    expect(asked).toEqual([]);
    await page.goto(at('/game/scarab-of-nefer/demo'));
    await openGame(page);
    expect(asked.length).toBeGreaterThan(0);
  },
);

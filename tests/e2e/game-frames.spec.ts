import { KINDS } from '@/sandbox/studio/kinds';
import { violationsOf } from '../support/access';
import { gamesOfKinds } from './support/games';
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

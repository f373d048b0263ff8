import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { SlotModel } from '@/lib/domain/slot-models';
import { launchAtStudio } from '@/platform/games/studio';

/** A phone held upright, with a processor four times as slow as this one. */
const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
/** Lighthouse's slow line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Frames are counted so long, ms. */
const COUNT_MS = 10_000;
/** Space is pressed so often meanwhile: a round where none is under way, otherwise nothing, ms. */
const PRESS_MS = 1_000;
/** What a screen of 60 Hz takes for two frames: whoever looks sees that one is missing, ms. */
const TWO_FRAMES_MS = 1_000 / 30;

interface BenchGame {
  name: string;
  theme: GameTheme;
  model?: SlotModel;
  live?: boolean;
}

/** What is opened: a game of each kind. At crash and at live tables rounds begin by themselves, elsewhere with Space. */
const GAMES: readonly BenchGame[] = [
  { name: 'lines', theme: 'fruit', model: 'lines' },
  { name: 'ways', theme: 'ocean', model: 'ways1024' },
  { name: 'megaways', theme: 'egypt', model: 'megaways' },
  { name: 'cluster', theme: 'candy', model: 'cluster' },
  { name: 'hold', theme: 'dragon', model: 'hold' },
  { name: 'book', theme: 'book', model: 'book' },
  { name: 'jackpotWheel', theme: 'jackpot', model: 'wheel' },
  { name: 'crash', theme: 'crash' },
  { name: 'mines', theme: 'mines' },
  { name: 'plinko', theme: 'plinko' },
  { name: 'keno', theme: 'keno' },
  { name: 'wheel', theme: 'wheel' },
  { name: 'dice', theme: 'dice' },
  { name: 'blackjack', theme: 'blackjack' },
  { name: 'roulette', theme: 'roulette' },
  { name: 'baccarat', theme: 'baccarat' },
  { name: 'poker', theme: 'poker' },
  { name: 'holdem', theme: 'holdem' },
  { name: 'liveRoulette', theme: 'roulette', live: true },
  { name: 'liveBlackjack', theme: 'blackjack', live: true },
  { name: 'liveBaccarat', theme: 'baccarat', live: true },
  { name: 'gameshow', theme: 'gameshow', live: true },
];

export interface PlayResult {
  /** First picture on the slow line with the slow processor, ms. */
  firstPicture: number;
  /** Bytes over the line until a round was played. */
  bytes: number;
  /** Frames a second, and the part of them that lasted for two or more. */
  framesPerSecond: number;
  slowFrames: number;
}

type Studio = { url: string; secret: string };

async function addressOf(studio: Studio, { theme, model, live }: BenchGame): Promise<string> {
  return launchAtStudio(
    studio,
    {
      ...{
        game_id: `bench-${theme}${live ? '-live' : ''}`,
        title: 'Bench',
        theme,
        provider: 'Bench',
        live: live === true,
      },
      ...(live ? { limit_min: 100, limit_max: 10_000 } : { limit_min: null, limit_max: null }),
      ...{ volatility: 'medium', rtp: 9_600, lines: 20 },
      ...{ model: model ?? 'lines', spread: 'medium', mode: 'demo', currency: 'EUR', language: 'en' },
      ...{ session_token: null, player_id: null, lobby_url: 'http://localhost/' },
    },
    new Date(),
  );
}

const READY = '#game[data-state]:not([data-state="loading"])';

/** Counts bytes as they came over the line. */
async function countBytes(line: CDPSession): Promise<() => number> {
  let bytes = 0;
  await line.send('Network.enable');
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

const firstPictureOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );

const countFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    (countMs) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const next = (now: number) => {
          times.push(now);
          if (now - (times[0] ?? now) < countMs) requestAnimationFrame(next);
          else resolve(times.slice(1).map((time, at) => time - (times[at] ?? time)));
        };
        requestAnimationFrame(next);
      }),
    COUNT_MS,
  );

async function measure(browser: Browser, address: string): Promise<PlayResult> {
  const context = await browser.newContext(PHONE);
  try {
    // The name of a function that is handed to the page is set by a helper that only we have.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const bytes = await countBytes(line);
    await line.send('Network.emulateNetworkConditions', LINE);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address);
    await page.locator(READY).waitFor();
    const firstPicture = await firstPictureOf(page);
    const presses = setInterval(() => void page.keyboard.press('Space').catch(() => {}), PRESS_MS);
    await page.keyboard.press('Space');
    const lasted = await countFrames(page).finally(() => clearInterval(presses));
    return {
      firstPicture,
      bytes: bytes(),
      framesPerSecond: (lasted.length * 1_000) / lasted.reduce((sum, one) => sum + one, 0),
      // A quarter of a frame is within what a clock may differ.
      slowFrames: lasted.filter((one) => one > TWO_FRAMES_MS - 4).length / lasted.length,
    };
  } finally {
    await context.close();
  }
}

/**
 * Games as a slow phone plays them.
 * @param program the browser
 * @returns by name of the game
 */
export async function benchPlay(studio: Studio, program: string): Promise<Record<string, PlayResult>> {
  const browser = await chromium.launch({
    executablePath: program,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const results: Record<string, PlayResult> = {};
    for (const game of GAMES) {
      // Its pictures are painted when they are first asked for: the second player is the one that is measured.
      const first = await browser.newPage();
      await first.goto(await addressOf(studio, game));
      await first.locator(READY).waitFor();
      await first.close();
      results[game.name] = await measure(browser, await addressOf(studio, game));
    }
    return results;
  } finally {
    await browser.close();
  }
}

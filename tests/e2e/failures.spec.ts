import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { logInAsDemo } from './support/player';
import { expect, forgive, test } from './support/test';
import { untilStill } from './support/still';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a page that breaks says so inside the frame, and trying again mends it',
  { tag: '@daily' },
  async ({ page, at, m, complaints }) => {
    await logInAsDemo(page, at('/'));
    // An answer of another shape than the contract's: the purse breaks, and the head of the account with it.
    await page.route(/\/api\/v1\/me\/balance$/, (route) =>
      route.fulfill({ json: { data: { balance: { amount: 'a lot', currency: 'EUR' }, version: '1' } } }),
    );
    await page.goto(at('/account/transaction-history'));
    await expect(heading(page)).toHaveText(m.Errors.failure.title);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: m.Errors.failure.chat })).toHaveAttribute(
      'href',
      /^mailto:.+@/,
    );
    const purse = page.getByRole('banner').getByRole('alert');
    await expect(purse).toContainText(m.Errors.block.title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);

    await page.unrouteAll();
    await main.getByRole('button', { name: m.Errors.failure.again }).click();
    await expect(heading(page)).toHaveText(m.Account.title);
    await purse.getByRole('button').click();
    await expect(page.getByTestId('header-balance')).toHaveText(/\d[.,]\d\d/);
    complaints.length = 0;
  },
);

test('a broken block leaves the rest of the page', async ({ page, at, m, complaints }) => {
  await logInAsDemo(page, at('/'));
  // Money of another shape than the contract's.
  const row = { id: '1', type: 'bet', status: 'complete', amount: 100, currency: 'none', date: 'today' };
  await page.route(/\/api\/v1\/me\/transactions/, (route) =>
    route.fulfill({ json: { data: [row], meta: { page: 1, lastPage: 1, total: 1 } } }),
  );
  await page.goto(at('/account/transaction-history'));
  const card = page.getByRole('alert').filter({ hasText: m.Errors.block.title });
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { name: m.Account.title })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll();
  complaints.length = 0;
});

test('a script that a deployment took away loads the page anew, five times, then says so', async ({
  page,
  at,
  complaints,
}) => {
  // Six loads, one after the other.
  test.slow();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.addInitScript(() => {
    window.addEventListener('parlour:preload-error', () => Object.assign(window, { raised: true }));
  });
  await page.route(
    /\/_next\/static\/chunks\/.*games.*\.js|\/_next\/static\/chunks\/app\/.*page.*\.js/,
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(at('/'), { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => 'raised' in window).catch(() => false), { timeout: 90_000 })
    .toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('preload retries'))).toBe('5');
  expect(loads).toBeLessThanOrEqual(6);
  complaints.length = 0;
});

/** Until the worker is at work: a network that goes away while it comes would be the worker's failure. */
const untilWorkerIsActive = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });

test.describe('without a network', () => {
  test('the frame says so, and that it is back', async ({ page, context, at, m, complaints }) => {
    await page.goto(at('/'));
    await untilStill(page);
    await untilWorkerIsActive(page);
    await context.setOffline(true);
    await expect(page.getByText(m.Errors.connection.offline)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText(m.Errors.connection.online)).toBeVisible();
    await expect(page.getByText(m.Errors.connection.online)).toBeHidden();
    // Code that comes with its first use, such as the client of the jackpots' figures, can't come now.
    forgive(
      complaints,
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|EventSource|could not load \S+\/_next\/static\//i,
    );
  });

  test('pictures are kept, and drawings that stand in for them are not', async ({ page, at }) => {
    await page.goto(at('/'));
    await untilWorkerIsActive(page);
    // Its posters were never asked for: the drawings come.
    await page.goto(at('/games/slots?page=120'));
    await untilStill(page);
    await page.goto(at('/'));
    await untilStill(page);
    const kept = () =>
      page.evaluate(async () => {
        const cache = await caches.open('parlour-posters');
        const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        return answers.map((answer) => answer?.headers.get('content-type') ?? '');
      });
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(6);
    expect((await kept()).filter((type) => !/^image\/(avif|webp)$/.test(type))).toEqual([]);
  });

  test('a page that was never seen is replaced, and comes by itself later', async ({
    page,
    context,
    at,
    m,
    complaints,
  }) => {
    await page.goto(at('/'));
    await untilWorkerIsActive(page);
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('parlour-offline');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.endsWith('/offline'))).toHaveLength(5);
    expect(kept.filter((path) => /\/(api|admin|account)/.test(path))).toEqual([]);

    await context.setOffline(true);
    await page.goto(at('/games/jackpots'));
    await expect(heading(page)).toHaveText(m.Errors.offline.title);
    const loaded = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0;
    await expect.poll(() => page.locator('img').evaluate(loaded)).toBe(true);
    expect(
      await heading(page).evaluate((node) => getComputedStyle(node.parentElement as Element).display),
    ).toBe('grid');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(m.Categories.jackpots);
    await expect(page).toHaveURL((url) => url.pathname === at('/games/jackpots'));
    forgive(complaints, /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|no-response/i);
  });
});

import type { Page } from '@playwright/test';
import { PLAYER_LANGUAGE_COOKIE } from '../../lib/i18n/cookies';
import { expectAccessible } from '../support/access';
import { expect, forgive, test } from './support/test';

/** A session of the demo player, without the log-in form. */
async function logIn(page: Page, home: string) {
  await page.goto(home);
  const answer = await page.context().request.post('/api/v1/auth/login', {
    data: { email: 'ava@parlour.example', password: 'parlour-demo-18' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok()).toBe(true);
  const language = home.slice(1) || 'en';
  await page.context().addCookies([{ name: PLAYER_LANGUAGE_COOKIE, value: language, url: page.url() }]);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('404 says so, and leads home', async ({ page, at, m, complaints }) => {
  const response = await page.goto(at('/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText(m.Errors.notFound.title);
  await expect(page.getByRole('main').getByRole('img', { name: '404' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: m.Errors.notFound.home }).click();
  await expect(page).toHaveURL((url) => url.pathname === at('/'));
  forgive(complaints, '404');
});

for (const path of [
  '/no-such-page?from=mail',
  '/games/no-such-category/x',
  '/game/no-such-game',
  '/vip-lounge/x/y',
  '/info_pages/no-such-text',
  '/game/99999999/x',
  '/games/all?page=9999',
  '/%C3%A4',
]) {
  test(`404: ${path} can be read without a script`, async ({ browser, at, m, appLocale, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    expect((await page.goto(at(path)))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', appLocale);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(heading(page)).toHaveText(m.Errors.notFound.title);
    await context.close();
  });
}

test('an address that stands for no text is refused as such', async ({ request, at }) => {
  expect((await request.get(at('/%E0%A4%A'))).status()).toBe(400);
});

test('an unknown address keeps theme, sidebar and the answer about cookies, and works its switches', async ({
  page,
  at,
  m,
  complaints,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'ivory');
    localStorage.setItem('side', '70');
  });
  await page.goto(at('/no-such-page'));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'ivory');
  await expect(root).toHaveAttribute('data-side', '70');
  await expect(root).toHaveAttribute('data-cookies', 'necessary');
  await expect(root).toHaveAttribute('data-auth', 'out');
  await page.getByRole('contentinfo').getByRole('button', { name: m.Shell.theme.dark }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  forgive(complaints, '404');
});

const CLOSED = [
  ['/bonuses', 'bonuses'],
  ['/bonuses/welcome', 'bonuses'],
  ['/tournaments', 'tournaments'],
  ['/tournaments/spring', 'tournaments'],
  ['/tournaments/local/7', 'tournaments'],
  ['/vip', 'vip'],
] as const;
for (const [path, section] of CLOSED) {
  test(`503: ${path} says what will be here`, async ({ page, at, m, complaints }) => {
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(503);
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(heading(page)).toHaveText(m.Errors.maintenance.sections[section].title);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: m.Errors.maintenance.chat })).toHaveAttribute(
      'data-modal',
      'SUPPORT_FORM',
    );
    // The others differ in words and picture only.
    if (path === '/vip') await expectAccessible(page);
    await main.getByRole('navigation').getByRole('link', { name: m.Shell.nav.allGames }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('/games/all'));
    forgive(complaints, '503');
  });
}

test('503 in the account: inside its frame, and only for who is logged in', async ({
  page,
  at,
  m,
  complaints,
}) => {
  await page.goto(at('/account/promo'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === at('/'));
  await logIn(page, at('/'));
  const sections = {
    '/account/profile/security': m.Errors.maintenance.sections.profile,
    '/account/jackpots': m.Errors.maintenance.sections.account_jackpots,
    '/account/promo': m.Errors.maintenance.sections.account_promo,
    '/account/vip': m.Errors.maintenance.sections.account_vip,
  };
  for (const [path, { title }] of Object.entries(sections)) {
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: m.Account.sections })).toBeVisible();
  }
  await expectAccessible(page);
  forgive(complaints, /503|401/);
});

test('a closed section is reached from a page that is open, and links know its own address', async ({
  page,
  at,
  m,
  complaints,
}) => {
  await page.goto(at('/games/all'));
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
    // Beside what React wakes, which puts back whatever it did not write, and above the bar of a phone.
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 999';
    document.body.append(link);
  }, at('/vip'));
  await page.getByRole('link', { name: 'there' }).click();
  await expect(heading(page)).toHaveText(m.Errors.maintenance.sections.vip.title);
  await expect(page.getByRole('contentinfo').locator('a[hreflang="fr"]')).toHaveAttribute('href', '/fr/vip');
  await page.goto(at('/~/vip'));
  await expect(page).toHaveURL((url) => url.pathname === at('/vip'));
  forgive(complaints, '503');
});

test('the page of a blocked country stands alone, without a button', async ({ page, at, m }) => {
  await page.goto(at('/blocked-country'));
  await expect(heading(page)).toHaveText(m.Errors.blocked.title);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  await expectAccessible(page);
});

test('a page that breaks says so inside the frame, and trying again mends it', async ({
  page,
  at,
  m,
  complaints,
}) => {
  await logIn(page, at('/'));
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
});

test('a broken block leaves the rest of the page', async ({ page, at, m, complaints }) => {
  await logIn(page, at('/'));
  // Of another shape than the contract's.
  await page.route(/\/api\/v1\/me\/transactions/, (route) =>
    route.fulfill({ json: { data: [null], meta: { page: 1, lastPage: 1, total: 1 } } }),
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
    .poll(() => page.evaluate(() => 'raised' in window).catch(() => false), { timeout: 40_000 })
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
    await page.goto(at('/'), { waitUntil: 'networkidle' });
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
    await page.goto(at('/games/slots?page=120'), { waitUntil: 'networkidle' });
    await page.goto(at('/'), { waitUntil: 'networkidle' });
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

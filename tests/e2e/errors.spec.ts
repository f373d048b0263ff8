import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { expect, forgive, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('404 says so, and leads home', { tag: '@daily' }, async ({ page, at, m, complaints }) => {
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
  ['/tournaments', 'tournaments'],
  ['/tournaments/spring', 'tournaments'],
  ['/tournaments/local/7', 'tournaments'],
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
    if (path === '/tournaments') await expectAccessible(page);
    await main.getByRole('navigation').getByRole('link', { name: m.Shell.nav.allGames }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('/games/all'));
    forgive(complaints, '503');
  });
}

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
  }, at('/tournaments'));
  await page.getByRole('link', { name: 'there' }).click();
  await expect(heading(page)).toHaveText(m.Errors.maintenance.sections.tournaments.title);
  await expect(page.getByRole('contentinfo').locator('a[hreflang="fr"]')).toHaveAttribute(
    'href',
    '/fr/tournaments',
  );
  await page.goto(at('/~closed/tournaments'));
  await expect(page).toHaveURL((url) => url.pathname === at('/tournaments'));
  forgive(complaints, '503');
});

test(
  'the page of a blocked country stands alone, without a button',
  { tag: '@daily' },
  async ({ page, at, m }) => {
    await page.goto(at('/blocked-country'));
    await expect(heading(page)).toHaveText(m.Errors.blocked.title);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await expectAccessible(page);
  },
);

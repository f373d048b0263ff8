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

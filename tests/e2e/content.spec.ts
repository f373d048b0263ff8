import { expect, test } from './support/test';

test('every page of text that the footer names is there, in the reader’s language', async ({
  page,
  at,
  m,
  request,
}) => {
  await page.goto(at('/'));
  const links = page.getByRole('contentinfo').locator('a[href*="/info_pages/"], a[href$="/faq"]');
  const addresses = await links.evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThanOrEqual(6);
  for (const address of addresses) {
    expect(address.startsWith(at('/info_pages/')) || address === at('/faq')).toBe(true);
    expect((await request.get(address)).status()).toBe(200);
  }
  await page.getByRole('contentinfo').locator('a[href*="/info_pages/"]').first().click();
  await expect(page).toHaveURL(/info_pages/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: m.Pages.info.pages }).getByRole('link')).toHaveCount(
    addresses.length,
  );
});

test('a page of text without a text is not found, and a short address leads to the long one', async ({
  request,
  at,
}) => {
  expect((await request.get(at('/info_pages/no_such_text'))).status()).toBe(404);
  const short = await request.get(at('/privacy_policy'), { maxRedirects: 0 });
  expect(short.status()).toBe(308);
  expect(short.headers()['location']).toBe(at('/info_pages/privacy_policy'));
});

test('a text for a modal comes in the language that is asked for', async ({ request }) => {
  const french = await request.get('/content/fr/faq');
  expect(await french.json()).toMatchObject({ data: { title: 'Questions et réponses' } });
  expect((await request.get('/content/fr/no_such_text')).status()).toBe(404);
  expect((await request.get('/content/xx/faq')).status()).toBe(404);
});

test('the lobby ends with a text that opens', async ({ page, at, m }) => {
  await page.goto(at('/'));
  const text = page.locator('[data-seo-text]');
  await expect(text.getByRole('heading')).toBeVisible();
  await text.getByText(m.Shell.footer.readMore, { exact: true }).click();
  await expect(text.getByText(m.Shell.footer.readLess, { exact: true })).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { site } from './support/site';
import { becomeOperator } from './support/operator';
import { expect, forgive, test } from './support/test';

const MAX_ONLINE_MS = 5_000;

/** Address of a document's form, found as the CMS's own pages find it. */
async function formOf(page: Page, collection: string, field: string, value: string): Promise<string> {
  const answer = await page.request.get(
    `/cms-api/${collection}?where[${field}][equals]=${encodeURIComponent(value)}&depth=0&limit=1`,
    { headers: { Origin: site.web } },
  );
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  expect(docs).toHaveLength(1);
  return `/admin/collections/${collection}/${docs[0]?.id}`;
}

async function openForm(page: Page, address: string, field = '#field-title'): Promise<void> {
  await page.goto(address);
  await expect(page.locator(field)).toBeEnabled({ timeout: 30_000 });
}

/** The form saves its draft by itself a moment after the last letter. */
const untilSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok());

test.beforeEach(async ({ context }) => becomeOperator(context));

test('a draft is in the preview and not on the page, until it is published', async ({ page, request }) => {
  const title = `Kontakt ${randomUUID().slice(0, 8)}`;
  const onPage = async () => (await (await request.get('/de/info_pages/contact')).text()).includes(title);
  await openForm(page, `${await formOf(page, 'info-pages', 'code', 'contact')}?locale=de`);
  const saved = untilSaved(page);
  await page.locator('#field-title').fill(title);
  await saved;

  const answer = await page.goto('/internal/preview?path=/de/info_pages/contact');
  await expect(page).toHaveURL(/\/de\/info_pages\/contact$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(await onPage()).toBe(false);

  // Somebody else's browser with the same cookie, and one with a cookie that was made up.
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__prerender_bypass');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  for (const value of [cookie?.value, 'forged']) {
    const copied = await request.get('/de/info_pages/contact', {
      headers: { Cookie: `__prerender_bypass=${value}` },
    });
    expect(copied.status()).toBe(200);
    const html = await copied.text();
    expect(html).not.toContain(title);
    expect(html).not.toContain('data-preview');
  }
  expect(await onPage()).toBe(false);

  await page.locator('[data-preview]').getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/info_pages\/contact$/);
  await expect(page.locator('[data-preview]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();

  await openForm(page, `${await formOf(page, 'info-pages', 'code', 'contact')}?locale=de`);
  await page.locator('#action-save').click();
  await expect.poll(onPage, { timeout: MAX_ONLINE_MS }).toBe(true);
});

test('nobody gets drafts without a log-in, and nobody is led elsewhere', async ({ page, request }) => {
  expect((await request.get('/internal/preview?path=/de')).status()).toBe(403);
  for (const path of ['//evil.example', 'https://evil.example', '/%5Cevil.example', '/admin', '']) {
    const refused = await page.request.get(`/internal/preview?path=${encodeURIComponent(path)}`, {
      headers: { Origin: site.web },
      maxRedirects: 0,
    });
    expect([path, refused.status()]).toEqual([path, 400]);
  }
  const visitors = await request.get('/de');
  expect(visitors.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the page beside the form follows the draft', async ({ page, request }) => {
  const title = `Fragen ${randomUUID().slice(0, 8)}`;
  await openForm(page, `${await formOf(page, 'info-pages', 'code', 'about')}?locale=de`);
  const iframe = page.locator('.live-preview-window iframe');
  // A press before the form has come to life is lost.
  await expect(async () => {
    if ((await iframe.count()) === 0) await page.locator('#live-preview-toggler').click();
    await expect(iframe).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  const frame = iframe.contentFrame();
  await expect(frame.locator('[data-preview]')).toBeVisible({ timeout: 30_000 });
  await page.locator('#field-title').fill(title);
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await (await request.get('/de/info_pages/about')).text()).not.toContain(title);
});

test('an SEO entry is shown as a search result, and warns of a second one like it', async ({ page }) => {
  await openForm(page, `${await formOf(page, 'seo-entries', 'path', 'games/top')}?locale=en`);
  const preview = page.locator('[data-seo-preview]');
  const length = preview.locator('[data-length="title"]');
  await page.locator('#field-title').fill('W'.repeat(70));
  await expect(length).toHaveAttribute('data-tone', 'bad');
  await expect(length).toContainText('Too long');
  await expect(preview.locator('[data-snippet="title"]')).toContainText('…');

  const other = await page.request.get('/cms-api/seo-entries?where[path][equals]=games/new&depth=0', {
    headers: { Origin: site.web },
  });
  const { docs } = (await other.json()) as { docs: { title: string }[] };
  await page.locator('#field-title').fill(docs[0]?.title ?? '');
  await expect(preview.getByRole('link', { name: 'games/new' })).toBeVisible();
  await expect(length).not.toHaveAttribute('data-tone', 'bad');
});

test('a table of entries with a mistake changes nothing; without it, everything', async ({
  page,
  request,
  complaints,
}) => {
  const title = `Tafel ${randomUUID().slice(0, 8)}`;
  const onPage = async () => (await (await request.get('/de/games/book')).text()).includes(title);
  await page.goto('/admin/collections/seo-entries');
  const tools = page.locator('[data-seo-csv]');
  const link = await tools.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  const file = await page.request.get(link ?? '', { headers: { Origin: site.web } });
  expect([file.status(), file.headers()['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename=.*\.csv/),
  ]);
  const exported = (await file.body()).toString('utf8');
  expect(exported.startsWith('\uFEFFcode,path,robots,canonical,title_en,description_en,title_de')).toBe(true);

  const choose = (csv: string) =>
    tools
      .getByLabel('CSV file to import')
      .setInputFiles({ name: 'entries.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose(`code,title_de,robots\nseo_games_book,${title},\nseo_faq,,hidden\n`);
  await expect(tools.getByRole('row', { name: /seo_faq/ })).toContainText('One of: default, noindex');
  await expect(tools.getByRole('button', { name: /^Import \d/ })).toBeHidden();
  forgive(complaints, /422/);
  expect(await onPage()).toBe(false);

  await choose(`code,title_de,robots\nseo_games_book,${title},\nseo_faq,,default\n`);
  await expect(tools.getByRole('row', { name: /seo_games_book/ })).toContainText(title);
  expect(await onPage()).toBe(false);
  await tools.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(tools.getByText(/Done: 0 created, 1 changed/)).toBeVisible();
  await expect.poll(onPage, { timeout: MAX_ONLINE_MS }).toBe(true);
});

test('the first page says that a text is missing, and leads to it', async ({ page }) => {
  await openForm(
    page,
    `${await formOf(page, 'seo-entries', 'path', 'games/poker')}?locale=fr`,
    '#field-description',
  );
  const field = page.locator('#field-description');
  const text = await field.inputValue();
  expect(text).not.toBe('');
  const publish = async () => {
    await page.locator('#action-save').click();
    await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
  };
  await field.fill('');
  await publish();

  await page.goto('/admin');
  const missing = page.locator('[data-dashboard-missing]');
  await missing.getByText(/^SEO entries \(/).waitFor();
  const entry = missing.getByRole('listitem').filter({ hasText: 'games/poker' });
  await expect(entry).toContainText('Français: Description');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/seo-entries\/\d+\?locale=fr/);
  await expect(field).toBeEnabled({ timeout: 30_000 });
  await field.fill(text);
  await publish();
  await page.goto('/admin');
  await page.locator('[data-dashboard]').first().waitFor();
  await expect(missing.getByRole('listitem').filter({ hasText: 'games/poker' })).toHaveCount(0);
});

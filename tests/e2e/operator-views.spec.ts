import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { settled, violationsOf } from '../support/access';
import { becomeOperator, operatorHeaders } from './support/operator';
import { expect, forgive, test } from './support/test';

const MAX_ONLINE_MS = 5_000;
const DAY_MS = 86_400_000;
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What is ours of a page of the admin, judged in both of its themes; the rest is Payload's. */
async function expectAccessible(page: Page, part: string) {
  await expect(page.locator(part).first()).toBeVisible({ timeout: 30_000 });
  const complaints: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
    await settled(page);
    const rules = theme === 'dark' ? undefined : OF_COLOUR;
    complaints.push(...(await violationsOf(page, { part, rules })).map((text) => `in ${theme}: ${text}`));
  }
  expect(complaints).toEqual([]);
}

interface Listed {
  id: number;
  code: string;
  parent: number | null;
}

async function listed(page: Page): Promise<Listed[]> {
  const answer = await page.request.get('/cms-api/info-pages?sort=position&depth=0&limit=100', {
    headers: operatorHeaders(),
  });
  return ((await answer.json()) as { docs: Listed[] }).docs.map(({ id, code, parent }) => ({
    id,
    code,
    parent,
  }));
}

test.describe('for somebody who is not logged in', () => {
  test('the log-in is accessible in both themes', async ({ page }) => {
    await page.goto('/admin/login');
    await expectAccessible(page, '.login__form');
  });
});

test.describe('for an operator', () => {
  test.beforeEach(async ({ context }) => becomeOperator(context));

  test('the first page, the set-up of a second factor and what is not built are accessible', async ({
    page,
  }) => {
    await page.goto('/admin');
    await expectAccessible(page, '[data-dashboard]');
    // The mark in the corner is whole.
    const cut = await page
      .locator('.step-nav__home svg')
      .evaluate((mark) => mark.clientWidth > (mark.parentElement?.clientWidth ?? 0));
    expect(cut).toBe(false);
    await page.goto('/admin/globals/maintenance');
    await expectAccessible(page, '.parlour-not-built');
    await page.goto('/admin/account');
    await expectAccessible(page, '.parlour-factor');
  });

  test('the table of SEO entries and the preview of one are accessible', async ({ page, complaints }) => {
    await page.goto('/admin/collections/seo-entries');
    const tools = page.locator('[data-seo-csv]');
    await tools.getByLabel('CSV file to import').setInputFiles({
      name: 'entries.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('code,title_en,robots\nseo_games_book,{games} of the book,\nseo_faq,,hidden\n'),
    });
    await expect(tools.getByRole('row', { name: /seo_games_book/ })).toContainText('This page fills {count}');
    await expectAccessible(page, '[data-seo-csv]');
    forgive(complaints, /422/);
    await page.getByRole('link', { name: 'games/top', exact: true }).click();
    await expectAccessible(page, '[data-seo-preview]');
  });

  test('moments are written as everywhere else, in one line', async ({ page }) => {
    await page.goto('/admin/collections/audit-entries');
    await expect(page.locator('table tbody a').first()).toHaveText(
      /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/,
    );
  });

  test('every section that is built has its switch', async ({ page }) => {
    await page.goto('/admin/globals/maintenance');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(page.locator('.parlour-not-built')).toHaveCount(0);
  });

  test('a file that is too large is put away before any of it is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await page.goto('/admin/collections/media/create?locale=en');
    const input = page.locator('.file-field input[type="file"]');
    const problem = page.getByText('That file has 9.0 MB. At most 8 MB: make it smaller.');
    await expect(async () => {
      await input.setInputFiles({
        name: 'large.png',
        mimeType: 'image/png',
        buffer: Buffer.alloc(9 * 1024 * 1024),
      });
      await expect(problem).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    // The field asks for a file again.
    await input.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: Buffer.from('small') });
    await expect(problem).toBeHidden();
    await expect(page.locator('.file-field input[value="small.png"]')).toBeVisible();
    expect(sent).not.toContain('/cms-api/media');
  });

  test('the current password is asked for as soon as a new one is written, and a reason may be given', async ({
    page,
  }) => {
    await page.goto('/admin/account');
    await expect(page.locator('#field-changeReason')).toBeEditable({ timeout: 30_000 });
    const current = page.getByLabel('Your current password');
    await expect(current).toHaveCount(0);
    const change = page.getByRole('button', { name: 'Change Password' });
    await expect(async () => {
      await change.click();
      await page.locator('#field-password').fill('a new password', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(current).toBeEditable();
  });

  for (const width of [1024, 768]) {
    test(`one's own account is no wider than a window of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/account');
      await expect(page.locator('.payload-settings')).toBeVisible({ timeout: 30_000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('a redirect over a page asks while it is written, and is refused until it is meant', async ({
    page,
    complaints,
  }) => {
    await page.goto('/admin/collections/redirects/create');
    const check = page.locator('[data-redirect-check]');
    await page.locator('#field-from').fill('/games/roulette');
    await page.locator('#field-target').fill('/de/games/roulette');
    await expect(check).toContainText('nobody reaches its page any more');
    await expect(check).toContainText('round in a circle: /games/roulette → /games/roulette');
    await expectAccessible(page, '[data-redirect-check]');
    await page.locator('#field-target').fill('/games/live');
    await expect(check).not.toContainText('circle');
    await page.locator('#action-save').click();
    await expect(page.locator('.payload-toast-container')).toContainText(/From/);
    await expect(check.getByRole('checkbox', { name: 'Replace the page' })).toBeVisible();
    forgive(complaints, /400/);
  });

  test('pages are arranged by keyboard and by drag, and the footer follows', async ({ page, request }) => {
    const before = await listed(page);
    const inFooter = async () => {
      const html = await (await request.get('/faq')).text();
      return html
        .slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))
        .includes('/info_pages/contact');
    };
    try {
      await page.goto('/admin/collections/info-pages?locale=en');
      const tree = page.locator('[data-page-tree]');
      await expectAccessible(page, '[data-page-tree]');
      const rows = tree.locator('[data-depth]');
      await expect(rows).toHaveCount(before.length);
      const save = tree.getByRole('button', { name: 'Save the order' });

      // By keyboard: below the page before it.
      const nest = tree.getByRole('button', { name: /^Put below the page before it: Contact/ });
      await expect(async () => {
        await nest.focus();
        await page.keyboard.press('Enter');
        await expect(rows.filter({ hasText: 'Contact' })).toHaveAttribute('data-depth', '1', {
          timeout: 2_000,
        });
      }).toPass({ timeout: 30_000 });
      await expect(tree.getByRole('status').filter({ hasText: 'Contact' })).toHaveText(/Contact.*: below /);
      await save.click();
      await expect
        .poll(async () => (await listed(page)).find(({ code }) => code === 'contact')?.parent)
        .toBeTruthy();
      await expect.poll(inFooter, { timeout: MAX_ONLINE_MS }).toBe(false);
      await page.goto('/de/info_pages/contact');
      await expect(page.getByRole('main').locator('article nav a')).toHaveCount(1);

      // By drag: out again, and to the top of the list.
      await page.goto('/admin/collections/info-pages?locale=en');
      const handle = tree.getByRole('button', { name: /^Drag Contact/ });
      await expect(async () => {
        const from = await handle.boundingBox();
        const to = await rows.first().boundingBox();
        if (!from || !to) throw new Error('nothing to drag');
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(from.x - 10, from.y - 20, { steps: 4 });
        await page.mouse.move(from.x - 40, to.y + 4, { steps: 12 });
        await page.mouse.up();
        await expect(rows.first()).toContainText('Contact', { timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await expect(rows.first()).toHaveAttribute('data-depth', '0');
      // The list takes no click for a moment after a drag, so that letting go presses nothing.
      await expect(async () => {
        if (await save.isEnabled()) await save.click();
        await expect(tree.getByText('Not saved yet.')).toBeHidden({ timeout: 2_000 });
      }).toPass({ timeout: 15_000 });
      await expect.poll(async () => (await listed(page))[0]).toMatchObject({ code: 'contact', parent: null });
      await expect.poll(inFooter, { timeout: MAX_ONLINE_MS }).toBe(true);
    } finally {
      const pages = before.map(({ id, parent }) => ({ id, parent }));
      const answer = await page.request.post('/cms-api/info-pages/arrange', {
        headers: operatorHeaders(),
        data: { pages },
      });
      expect(answer.ok()).toBe(true);
    }
  });

  test('nothing is scheduled for a time that has passed, and the form says so', async ({
    page,
    complaints,
  }) => {
    const headers = operatorHeaders();
    const made = await page.request.post('/cms-api/info-pages?draft=true', {
      headers,
      data: { code: `later_${randomUUID().slice(0, 8).replaceAll('-', '')}`, title: 'Later' },
    });
    const { doc } = (await made.json()) as { doc: { id: number } };
    // A computer whose clock is three days behind: its form offers what has passed here.
    await page.clock.setSystemTime(new Date(Date.now() - 3 * DAY_MS));
    try {
      await page.goto(`/admin/collections/info-pages/${doc.id}`);
      await expect(page.locator('#field-title')).toBeEnabled({ timeout: 30_000 });
      await expect(async () => {
        await page.locator('.form-submit .popup button').first().click();
        await expect(page.locator('#schedule-publish')).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      await page.locator('#schedule-publish').click();
      const time = page.locator('#time input');
      await expect(time).toBeVisible();
      const yesterday = new Date(Date.now() - DAY_MS);
      const day = yesterday.toLocaleDateString('en-US', { dateStyle: 'medium' });
      await time.fill(`${day} 9:05 AM`);
      await time.press('Enter');
      await page.locator('#scheduled-publish-save').click();
      await expect(page.locator('.payload-toast-container')).toContainText('That time has passed');
      const { docs } = (await (
        await page.request.get('/cms-api/payload-jobs?limit=100', { headers })
      ).json()) as { docs?: { input?: { doc?: { value?: unknown } } }[] };
      expect((docs ?? []).filter(({ input }) => String(input?.doc?.value) === String(doc.id))).toEqual([]);
      forgive(complaints, /has passed/);
    } finally {
      await page.request.delete(`/cms-api/info-pages/${doc.id}`, { headers });
    }
  });
});

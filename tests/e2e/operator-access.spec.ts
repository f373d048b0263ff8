import { expectAccessible, violationsOf } from '../support/access';
import { PLAYABLE_PROFILE } from '../support/profile';
import { change, meOf, register } from './support/account';
import { decide, handIn, openColleague, openOffice } from './support/documents';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';

const WIDTHS = [1440, 390] as const;

test('no accessibility violation in the rooms of the office', async ({ page, browser }) => {
  test.setTimeout(480_000);
  const visitor = await browser.newContext({ baseURL: site.web });
  const home = await visitor.newPage();
  await register(home, newPlayer(), '/');
  await change(visitor, 'PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE);
  const { id = '' } = (await meOf(visitor)) ?? {};
  for (const step of ['identity', 'address'] as const) await handIn(visitor, step);
  await visitor.close();
  const office = await openOffice(browser);
  const colleague = await openColleague(browser);
  await change(office, 'POST', `/api/office/v1/players/${id}/notes`, { text: 'Wrote to us about her card.' });
  await change(office, 'POST', `/api/office/v1/players/${id}/care`, { kind: 'call', reason: 'Reached.' });
  await decide(colleague, id, 'address', { decision: 'approve', secondEyes: true, note: 'A blurred stamp.' });
  const news = (await change(office, 'POST', '/api/office/v1/news', {
    texts: { en: { subject: 'A new race', text: 'It begins on Friday.' } },
    path: '/tournaments',
  })) as { id: string };
  await page.context().addCookies(await office.cookies());
  await colleague.close();
  await office.close();

  const rooms = [
    ['/office', 'h1'],
    ['/office/players', 'table tbody tr'],
    [`/office/players/${id}?tab=history`, 'section ol li'],
    [`/office/players/${id}?tab=notes`, 'textarea'],
    [`/office/players/${id}?tab=sessions`, 'section ul li'],
    [`/office/players/${id}?tab=letters`, 'table tbody tr'],
    [`/office/players/${id}?tab=documents`, 'section ul li'],
    ['/office/documents', 'table tbody tr'],
    [`/office/documents/${id}?step=identity`, 'form'],
    ['/office/reconciliation', 'main section dl'],
    ['/office/payment-methods', 'table tbody tr'],
    ['/office/games', 'table tbody tr'],
    ['/office/rates', 'table tbody tr'],
    ['/office/campaigns', 'table tbody tr'],
    ['/office/campaigns/welcome-1', 'main section'],
    [`/office/players/${id}?tab=bonuses`, 'main section'],
    ['/office/approvals', 'table tbody tr'],
    [`/office/players/${id}?tab=protection`, 'main section ol li'],
    ['/office/protection', 'main h1'],
    ['/office/rules', 'main section dl'],
    ['/office/cashback', 'main section dl'],
    ['/office/cashback/runs', 'main section'],
    ['/office/reports/protection', 'table tbody tr'],
    ['/office/letters', 'table tbody tr'],
    ['/office/news', 'table tbody tr'],
    [`/office/news/${news.id}`, 'iframe'],
    ['/office/networks', 'main section'],
    ['/office/audit', 'table tbody tr'],
    ['/office/operators', 'table tbody tr'],
  ] as const;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, sign] of rooms) {
      await test.step(`${path} at ${width}`, async () => {
        await page.goto(`${site.basePath}${path}`);
        await page.locator(sign).first().waitFor();
        // Colours are the same on every width.
        if (width === WIDTHS[0]) await expectAccessible(page);
        else expect(await violationsOf(page)).toEqual([]);
        const rooms = page.getByRole('navigation', { name: 'Office' });
        await expect(rooms.locator('[aria-current]')).toBeInViewport();
        const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(wide), 'wider than the screen').toBeLessThanOrEqual(0);
      });
    }
  }

  // What opens at a press: a request that a colleague has to agree to, roles, a deed, the finder.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.basePath}/office/approvals`);
  await page.locator('table tbody button').first().click();
  await page.getByRole('button', { name: 'Approve …' }).click();
  await expect(page.getByLabel(/^Reason/)).toBeFocused();
  await expectAccessible(page);
  await page.goto(`${site.basePath}/office/payment-methods`);
  await page.locator('table tbody button').first().click();
  // The row that one is at, with a mark on its ground.
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Limit EUR for a country/ }).click();
  await expect(page.getByLabel(/^Country, two/)).toBeFocused();
  await expectAccessible(page);
  await page.goto(`${site.basePath}/office/games`);
  await page.locator('table tbody button').first().click();
  await page.getByRole('button', { name: 'Put into maintenance …' }).click();
  await expect(page.getByLabel(/^Opens again at/)).toBeFocused();
  await expectAccessible(page);
  await page.goto(`${site.basePath}/office/rates`);
  await page.locator('table tbody button').first().click();
  await expect(page.getByLabel(/for one euro/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.basePath}/office/operators`);
  await page.getByRole('button', { name: 'Change roles' }).first().click();
  await expect(page.getByLabel(/^Reason/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.basePath}/office/players/${id}`);
  await page.getByRole('button', { name: 'Change data' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

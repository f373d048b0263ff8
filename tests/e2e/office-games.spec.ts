import type { Page } from '@playwright/test';
import { openColleague, openOffice } from './support/documents';
import { asOwner } from './support/payee';
import { openGame } from './support/rounds';
import { expect, forgive, test } from './support/test';

/** A slot that no other test opens: one of the least played, with choices of its own in nothing. */
const lastSlot = () =>
  asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string; slug: string; name: string }>(
      `select id, slug, name from games.games
        where offered and has_demo and kind = 'slot' order by popularity desc, id offset 40 limit 1`,
    );
    if (!rows[0]) throw new Error('no slot');
    return rows[0];
  });

/** The web hears of a change ten seconds later at the earliest, by a job that runs every minute. */
const FOLLOWS = { timeout: 110_000, intervals: [2_000] };

const fillReason = (page: Page, reason: string) => page.getByLabel(/^Reason/).fill(reason);

test(
  'a game is put into maintenance, opened again, withdrawn, and brought back by a colleague',
  { tag: ['@once', '@long'] },
  async ({ page, browser, complaints, m, at }) => {
    test.setTimeout(600_000);
    const { id, slug, name } = await lastSlot();
    const demo = at(`/game/${slug}/demo`);
    const listed = async () => {
      const answer = await page.request.get(`/api/v1/games?ids=${id}`, {
        headers: { 'cache-control': 'no-cache' },
      });
      return ((await answer.json()) as { data: unknown[] }).data.length;
    };
    const sitemaps = async () => {
      const index = await (await page.request.get('/sitemap.xml')).text();
      const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemaps?\/[^<]*games[^<]*)<\/loc>/g)].map(
        ([, path]) => path ?? '',
      );
      const texts = await Promise.all(parts.map(async (path) => (await page.request.get(path)).text()));
      return texts.some((text) => text.includes(`/game/${slug}<`));
    };
    await page.goto(demo);
    await openGame(page);

    const office = await (await openOffice(browser)).newPage();
    await office.goto(`/office/games?q=${id}`);
    await office.getByRole('button', { name, exact: true }).click();
    await office.getByRole('button', { name: 'Put into maintenance …' }).click();
    await expect(office.getByLabel(/^Opens again at/)).toBeFocused();
    const until = new Date(Date.now() + 3 * 60 * 60_000).toISOString().slice(0, 16);
    await office.getByLabel(/^Opens again at/).fill(until);
    await fillReason(office, 'Wrong paytable.');
    await office.getByRole('button', { name: 'Close it for now' }).click();
    await expect(office.getByRole('status').filter({ hasText: `${name} is in maintenance.` })).toBeVisible();
    await expect(office.getByRole('cell', { name: 'In maintenance' })).toBeVisible();

    // The next launch is refused at once, whatever the kept page says.
    await page.reload();
    const maintenance = m.Problems.game_maintenance.split('{')[0]?.trim() ?? '';
    const cover = page.locator('[role="alert"]').filter({ hasText: maintenance });
    await expect(cover).toContainText(/\d:\d\d/);
    await expect(page.getByRole('dialog')).toContainText(maintenance);
    // The refused launch.
    forgive(complaints, /409.*\/sessions/);
    await expect.poll(listed, FOLLOWS).toBe(0);
    await expect
      .poll(
        async () => (await (await page.request.get(at(`/game/${slug}`))).text()).includes('noindex'),
        FOLLOWS,
      )
      .toBe(true);
    await expect.poll(sitemaps, FOLLOWS).toBe(false);

    await office.getByRole('button', { name: 'Open again …' }).click();
    await fillReason(office, 'Mended.');
    await office.getByRole('button', { name: 'Open it again' }).click();
    await expect(office.getByRole('status').filter({ hasText: `${name} is open.` })).toBeVisible();
    await page.goto(demo);
    await openGame(page);
    await expect.poll(listed, FOLLOWS).toBe(1);

    await office.getByRole('button', { name: 'Withdraw for good …' }).click();
    await fillReason(office, 'The licence has ended.');
    await office.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(office.getByRole('cell', { name: 'Withdrawn' })).toBeVisible();
    await expect.poll(async () => (await page.request.get(at(`/game/${slug}`))).status(), FOLLOWS).toBe(404);

    // Somebody else has to be there who could agree.
    const colleague = await (await openColleague(browser)).newPage();
    await office.getByRole('button', { name: 'Bring back …' }).click();
    await fillReason(office, 'Licensed again.');
    await office.getByRole('button', { name: 'Ask a colleague' }).click();
    await expect(
      office.getByRole('status').filter({ hasText: `A colleague has to agree before ${name} is back.` }),
    ).toBeVisible();
    await colleague.goto('/office/approvals');
    const row = colleague
      .getByRole('row')
      .filter({ hasText: 'Bring a withdrawn game or studio back' })
      .first();
    await row.getByRole('button').first().click();
    await expect(colleague.getByRole('link', { name: `Game ${id}` })).toBeVisible();
    await colleague.getByRole('button', { name: 'Approve …' }).click();
    await fillReason(colleague, 'Seen.');
    await colleague.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.poll(async () => (await page.request.get(at(`/game/${slug}`))).status(), FOLLOWS).toBe(200);
    await office.context().close();
    await colleague.context().close();
  },
);

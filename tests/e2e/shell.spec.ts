import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { openDrawer } from './support/drawer';
import { shiftsOf, watchShifts } from './support/shifts';
import { expect, forgive, test } from './support/test';
import { untilStill } from './support/still';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 1024, height: 800 };

const isInert = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.closest('[inert]') !== null);

test('the first stop of the keyboard skips to the content', { tag: '@once' }, async ({ page, at, m }) => {
  await page.goto(at('/games/top'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: m.Shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'the drawer by keyboard: opens, holds the focus and the page, closes by Escape and gives the focus back',
  { tag: '@once' },
  async ({ page, at, m }) => {
    await page.setViewportSize(NARROW);
    await page.goto(at('/'));
    const opener = page.getByRole('button', { name: m.Shell.openMenu });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: m.Shell.sidebar });
    await expect(drawer.getByRole('button', { name: m.Ui.close })).toBeFocused();
    expect(await isInert(page, 'main')).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main :focus, header :focus')).toHaveCount(0);
    const scrolled = await page.evaluate(() => {
      window.scrollBy(0, 400);
      return getComputedStyle(document.documentElement).overflowY;
    });
    expect(scrolled).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await isInert(page, 'main')).toBe(false);
  },
);

test(
  'the drawer closes by a press beside it and behind its links',
  { tag: '@once' },
  async ({ page, at, m }) => {
    await page.setViewportSize(NARROW);
    await page.goto(at('/'));
    const opener = page.getByRole('button', { name: m.Shell.openMenu });
    const drawer = page.getByRole('dialog', { name: m.Shell.sidebar });
    await openDrawer(opener, drawer);
    await page.mouse.click(NARROW.width - 20, NARROW.height / 2);
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await openDrawer(opener, drawer);
    await drawer.getByRole('link', { name: m.Shell.nav.allGames }).click();
    await expect(page).toHaveURL(/\/games\/all$/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a window that grows docks the drawer and frees the page', { tag: '@once' }, async ({ page, at, m }) => {
  await page.setViewportSize(NARROW);
  await page.goto(at('/'));
  await page.getByRole('button', { name: m.Shell.openMenu }).click();
  await expect(page.getByRole('dialog', { name: m.Shell.sidebar })).toBeVisible();
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('complementary', { name: m.Shell.sidebar })).toBeVisible();
  expect(await isInert(page, 'main')).toBe(false);
});

test.describe('wide', () => {
  test.use({ viewport: WIDE, hasTouch: false, isMobile: false });

  test(
    'the groups by keyboard; what is open survives a reload, without a shift',
    { tag: '@once' },
    async ({ page, at, m }) => {
      await page.goto(at('/'));
      const groups = page.getByRole('navigation', { name: m.Shell.nav.games });
      const jackpot = groups.locator('summary', { hasText: m.Shell.groups.jackpot });
      await jackpot.focus();
      await page.keyboard.press('Enter');
      await expect(groups.getByRole('link', { name: m.Categories.jackpot_mini })).toBeVisible();
      await groups.locator('summary', { hasText: m.Shell.groups.casino }).press('Enter');
      await expect(groups.getByRole('link', { name: m.Categories.megaways })).toBeHidden();
      await watchShifts(page);
      await page.reload();
      await untilStill(page);
      await expect(groups.getByRole('link', { name: m.Categories.jackpot_mini })).toBeVisible();
      await expect(groups.getByRole('link', { name: m.Categories.megaways })).toBeHidden();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test(
    'while one page gives way to the next, the frame hears every press',
    { tag: '@once' },
    async ({ page, at, m }) => {
      await page.addInitScript(() => {
        const start = Document.prototype.startViewTransition;
        Document.prototype.startViewTransition = function startAndLook(change) {
          const transition = start.call(this, change);
          void transition.ready.then(() => {
            const place = document.querySelector('header a')?.getBoundingClientRect();
            const hit = place && document.elementFromPoint(place.x + 4, place.y + 4);
            document.documentElement.dataset.heard = hit?.closest('header') ? 'yes' : 'no';
          });
          return transition;
        };
      });
      // A press before React is there loads the next page whole: nothing gives way then.
      await expect(async () => {
        await page.goto(at('/'));
        await page.getByRole('complementary').getByRole('link', { name: m.Shell.nav.allGames }).click();
        await expect(page).toHaveURL(/\/games\/all$/);
        await expect(page.locator('html')).toHaveAttribute('data-heard', /./, { timeout: 5_000 });
      }).toPass();
      await expect(page.locator('html')).toHaveAttribute('data-heard', 'yes');
    },
  );

  test(
    'a game has the room: the menu is collapsed without a shift, and is as before on the way out',
    { tag: '@once' },
    async ({ page, at, m, complaints }) => {
      await watchShifts(page);
      await page.goto(at('/game/scarab-of-nefer'));
      await untilStill(page);
      const toggle = page.getByRole('button', { name: m.Shell.toggleSidebar });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(await shiftsOf(page)).toEqual([]);
      await page.getByRole('link', { name: m.Shell.home }).click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const groups = page.getByRole('navigation', { name: m.Shell.nav.games });
      await expect(groups.getByRole('link', { name: m.Categories.megaways })).toBeVisible();

      await page.goto(at('/game/no-such-game'));
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      forgive(complaints, '404');
    },
  );

  test(
    'collapsed: remembered without a shift; a group shows beside its icon, Escape gives the focus back',
    { tag: '@once' },
    async ({ page, at, m }) => {
      await page.goto(at('/'));
      const toggle = page.getByRole('button', { name: m.Shell.toggleSidebar });
      const sidebar = page.getByRole('complementary', { name: m.Shell.sidebar });
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await watchShifts(page);
      await page.reload();
      await untilStill(page);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect((await sidebar.boundingBox())?.width).toBe(70);
      expect(await shiftsOf(page)).toEqual([]);

      const group = sidebar.locator('summary', { has: page.locator('svg') }).nth(1);
      const link = sidebar.getByRole('link', { name: m.Categories.jackpot_mini });
      await expect(link).toBeHidden();
      await page.keyboard.press('Tab');
      await group.focus();
      await expect(link).toBeVisible();
      const icon = await group.boundingBox();
      const list = await link.boundingBox();
      expect(Math.abs((icon?.y ?? 0) - (list?.y ?? 999))).toBeLessThan(240);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(group).toBeFocused();
      await group.hover();
      await expect(link).toBeVisible();
      await sidebar.locator('summary').first().hover();
      await expect(link).toBeHidden();
      await expect(sidebar.getByRole('link', { name: m.Categories.megaways })).toBeVisible();
    },
  );
});

test(
  'the theme follows the system until one is chosen, keeps the choice, and other tabs follow',
  { tag: '@once' },
  async ({ page, context, at, m }) => {
    const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const DARK = 'rgb(10, 15, 13)';
    const IVORY = 'rgb(244, 239, 227)';
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(at('/'));
    expect(await ground(page)).toBe(IVORY);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(DARK);
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'dark' });
    await other.goto(at('/games/top'));
    await page.getByRole('button', { name: m.Shell.theme.ivory }).press('Enter');
    await expect.poll(() => ground(page)).toBe(IVORY);
    await expect.poll(() => ground(other)).toBe(IVORY);
    await page.reload();
    expect(await ground(page)).toBe(IVORY);
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#f4efe3');
    await page.getByRole('button', { name: m.Shell.theme.system }).press('Enter');
    await expect.poll(() => ground(page)).toBe(DARK);
  },
);

test(
  'the language by keyboard: its list opens, Escape closes it, a choice leads to the same page',
  { tag: '@once' },
  async ({ page, at, m }) => {
    await page.goto(at('/games/top'));
    const footer = page.getByRole('contentinfo');
    const opener = footer.locator('summary').first();
    await opener.press('Enter');
    const french = footer.getByRole('link', { name: 'Français' });
    await expect(french).toBeVisible();
    await french.focus();
    await page.keyboard.press('Escape');
    await expect(french).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await french.press('Enter');
    await expect(page).toHaveURL(/\/fr\/games\/top$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: m.Shell.skip })).toHaveCount(0);
  },
);

for (const width of [320, 390, 768, 1024, 1280, 1440, 720]) {
  const tag = width === 390 ? ['@daily'] : [];
  test(`nothing is wider than the screen at ${width} px`, { tag }, async ({ page, at, m }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/games/top']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Not the window's own width: a phone's grows with a page that is too wide.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expect(page.getByRole('banner').getByRole('link', { name: m.Account.signUp })).toBeInViewport({
      ratio: 1,
    });
  });
}

test('no link of the frame is dead', { tag: '@daily' }, async ({ page, at, request }) => {
  await page.goto(at('/'));
  const hrefs = await page
    .locator('header a, #sidebar a, footer a, body > nav a')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  const own = hrefs.filter((href) => new URL(href).origin === new URL(page.url()).origin);
  expect(own.length).toBeGreaterThan(25);
  // A section that is closed answers 503, with a page that says so.
  for (const href of own) {
    const status = (await request.get(href)).status();
    expect([href, status === 200 || status === 503]).toEqual([href, true]);
  }
});

test(
  'no accessibility violation with the question and the drawer open',
  { tag: '@once' },
  async ({ page, at, m }) => {
    await page.addInitScript(() => localStorage.removeItem('cookies'));
    await page.setViewportSize(NARROW);
    await page.goto(at('/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await openDrawer(
      page.getByRole('button', { name: m.Shell.openMenu }),
      page.getByRole('dialog', { name: m.Shell.sidebar }),
    );
    await expectAccessible(page);
  },
);

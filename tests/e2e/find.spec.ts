import type { Locator, Page } from '@playwright/test';
import { COUNTRY, fillSignUp, newPlayer } from './support/player';
import { pressUntilShown } from './support/press';
import { expect, test } from './support/test';

const ICU = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;
/** A message as a pattern: what is filled in may be anything. */
const like = (message: string) =>
  new RegExp(message.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(ICU, '.+'));

const names = (cards: Locator) => cards.getByRole('heading').allTextContents();

test.describe('lists', () => {
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('are narrowed by a form, and each filter can be taken off', async ({ page, at, m }) => {
      await page.goto(at('/games/slots'));
      await page.getByRole('button', { name: m.Lists.filters.open }).click();
      const drawer = page.getByRole('dialog', { name: m.Lists.filters.title });
      for (const box of [m.Categories.megaways, m.Play.volatilities.high, m.Lists.filters.demo]) {
        await drawer.getByText(box, { exact: true }).click();
        await expect(drawer.getByRole('checkbox', { name: box, exact: true })).toBeChecked();
      }
      await drawer.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(/feature=megaways/);
      const chips = page.getByRole('list', { name: m.Lists.filters.active });
      await expect(chips.getByRole('link')).toHaveCount(4);
      await expect(page.getByRole('article').first()).toBeVisible();
      await chips
        .getByRole('link', { name: m.Lists.filters.remove.replace('{name}', m.Categories.megaways) })
        .click();
      await expect(page).not.toHaveURL(/megaways/);
      await expect(page).toHaveURL(/volatility=high.*demo=1/);
    });
  });

  test('count what would be left, and change without loading the page anew', async ({ page, at, m }) => {
    await page.goto(at('/games/slots'));
    await page.evaluate(() => Object.assign(window, { here: true }));
    await page.getByRole('button', { name: m.Lists.filters.open }).click();
    const drawer = page.getByRole('dialog', { name: m.Lists.filters.title });
    const show = drawer.locator('button[type="submit"]');
    const before = await show.innerText();
    await drawer.getByText(m.Play.volatilities.low, { exact: true }).click();
    await expect(show).not.toHaveText(before);
    await drawer.getByText(m.Lists.filters.studios, { exact: true }).click();
    await drawer.getByRole('searchbox', { name: m.Lists.filters.studioName }).fill('RAVEN');
    await expect(drawer.getByRole('checkbox', { name: /Ravenmoor/ })).toBeVisible();
    const low = await show.innerText();
    await drawer.getByText(/Ravenmoor/).click();
    await expect(show).not.toHaveText(low);
    const count = Number((await show.innerText()).replaceAll(/\D/g, ''));
    await show.click();
    await expect(page).toHaveURL(/providerId=5&volatility=low$/);
    await expect(page.getByRole('article')).toHaveCount(Math.min(count, 48));
    expect(await page.evaluate(() => 'here' in window)).toBe(true);
  });

  test('say when nothing is left, and lead back', { tag: ['@once', '@long'] }, async ({ page, at, m }) => {
    await page.goto(at('/games/slots?rtpMin=99&volatility=low'));
    await expect(page.getByText(m.Lobby.grid.emptyFilters)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: m.Lobby.grid.clearFilters }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/games/slots')}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(
    'go on at their end, and are as they were when one comes back',
    { tag: '@long' },
    async ({ page, at, m }) => {
      await page.goto(at('/games/slots'));
      const cards = page.getByRole('article');
      const toEnd = () =>
        page.getByRole('link', { name: m.Ui.list.more }).evaluate((link) => {
          link.scrollIntoView({ block: 'center' });
        });
      await expect(async () => {
        await toEnd();
        expect(await cards.count()).toBeGreaterThanOrEqual(144);
      }).toPass();
      const order = await names(cards);
      expect(new Set(order).size).toBe(order.length);

      const card = cards.nth(100);
      await card.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(2000);
      await card.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/game\//);
      await page.goBack();
      await expect(page).toHaveURL(/\/games\/slots$/);
      await expect(cards.nth(100)).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(200);
      expect((await names(cards)).slice(0, order.length)).toEqual(order);

      // The page itself gone from memory: what was loaded is loaded again, and the place found.
      await page.reload();
      await expect(cards.nth(100)).toBeInViewport();
      expect(await cards.count()).toBeGreaterThanOrEqual(144);

      // Chosen anew, it begins at its beginning.
      await page.goto(at('/'));
      await page.goto(at('/games/slots'));
      await expect(cards).toHaveCount(48);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
});

test.describe('the search', () => {
  const open = async (page: Page) => {
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    return page.getByRole('combobox');
  };

  test(
    'finds a game that is typed badly, by keys alone, and remembers the search',
    { tag: '@once' },
    async ({ page, at, m }) => {
      await page.goto(at('/'));
      const field = await open(page);
      await expect(field).toBeFocused();
      await field.pressSequentially('skarab of nefr');
      const games = page.getByRole('group', { name: m.Search.games });
      await expect(games.getByRole('option').first()).toContainText('Scarab of Nefer');
      await expect(games.locator('mark').first()).toHaveText('Scarab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${at('/game/scarab-of-nefer')}$`));
      await expect(page.getByRole('dialog')).toBeHidden();

      await page.goto(at('/'));
      await open(page);
      const recent = page.getByRole('group', { name: m.Search.recent });
      await expect(recent.getByRole('option')).toHaveText(['skarab of nefr']);
      expect(await page.evaluate(() => localStorage.getItem('gameRecentSearches'))).toBe(
        '["skarab of nefr"]',
      );
    },
  );

  test(
    'finds nothing of what is no name, says so, and begins anew the next time',
    { tag: ['@once', '@long'] },
    async ({ page, at, m }) => {
      await page.goto(at('/'));
      const field = await open(page);
      await field.pressSequentially('zzzzqqq');
      await expect(page.getByRole('heading', { name: like(m.Search.emptyTitle) })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(await open(page)).toHaveValue('');
      expect(await page.evaluate(() => localStorage.getItem('gameRecentSearches'))).toBeNull();
    },
  );

  test('goes on at its end, and Back closes it', { tag: '@long' }, async ({ page, at, m }) => {
    await page.goto(at('/'));
    const field = await open(page);
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('name') === 'book',
    );
    await field.fill('book');
    expect((await (await answer).json()).data).toHaveLength(12);
    const options = page.getByRole('group', { name: m.Search.games }).getByRole('option');
    // The next twelve come at once where the end is near already.
    await expect.poll(() => options.count()).toBeGreaterThanOrEqual(12);
    // Who scrolls before the answer is there is taken to its beginning.
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    for (let pages = 0; pages < 2; pages += 1) {
      const loaded = await options.count();
      await options.last().scrollIntoViewIfNeeded();
      await expect.poll(() => options.count()).toBeGreaterThan(loaded);
    }
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  });
});

test(
  'the studios are narrowed by a part of their name, and opened from the drawer',
  { tag: ['@once', '@long'] },
  async ({ page, at, m }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/'));
    const drawer = page.getByRole('dialog', { name: m.ProvidersDrawer.title });
    const bottom = page.getByRole('navigation', { name: m.Shell.nav.bottom });
    await pressUntilShown(bottom.getByText(m.Shell.nav.providers), drawer);
    await expect(drawer.getByRole('link').filter({ hasText: m.Lobby.providers.all })).toBeVisible();
    await expect(drawer.getByRole('list').getByRole('link')).toHaveCount(81);
    await drawer.getByRole('searchbox', { name: m.ProvidersDrawer.label }).fill('NORTH');
    await expect(drawer.getByRole('list').getByRole('link')).toHaveCount(1);
    await drawer.getByRole('searchbox').fill('qqqq');
    await expect(drawer.getByText(m.ProvidersDrawer.empty)).toBeVisible();
    await drawer.getByRole('searchbox').fill('northlight');
    await drawer.getByRole('list').getByRole('link').click();
    await expect(page).toHaveURL(/\/games\?providerId=2$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northlight');
  },
);

test(
  'the drawer of all studios keeps its cross, and leads to a letter below its title',
  { tag: ['@once', '@long'] },
  async ({ page, at, m }) => {
    const drawer = page.getByRole('dialog', { name: m.ProvidersDrawer.title });
    const bottom = page.getByRole('navigation', { name: m.Shell.nav.bottom });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/'));
    await pressUntilShown(bottom.getByText(m.Shell.nav.providers), drawer);
    const letters = drawer.getByRole('navigation', { name: m.ProvidersDrawer.letters });
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await letters.getByRole('link').nth(9).click();
      const name = (await letters.getByRole('link').nth(9).innerText()).trim();
      const letter = drawer.getByRole('heading', { name, exact: true });
      await expect(letter).toBeInViewport({ ratio: 1 });
      const seen = () =>
        letter.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + 2, top + height / 2) === element;
        });
      await expect.poll(seen).toBe(true);
      await expect(drawer.getByRole('button', { name: m.Ui.close, exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
  },
);

test(
  'favourites and last games of a visitor become the player’s with the sign-up',
  { tag: '@long' },
  async ({ page, at, m, appLocale }) => {
    await page.goto(at('/game/book-of-meridian/demo'));
    const heart = page.getByRole('button', { name: m.Play.favourite, exact: true });
    await expect(page.locator('iframe')).toBeVisible();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto(at('/'));
    const row = (title: string) => page.getByRole('region', { name: title });
    for (const title of [m.Lobby.rows.continue, m.Lobby.rows.favourites]) {
      await expect(row(title).getByRole('heading', { name: 'Book of Meridian' })).toBeVisible();
    }
    await expect(row(m.Lobby.rows.recommended)).toBeHidden();
    // One game fits: there is nothing to scroll, and no arrows for it.
    const arrows = row(m.Lobby.rows.favourites).locator('div:has(> [aria-controls="own-favourites"])');
    await expect(arrows).toHaveAttribute('data-idle');
    await expect(arrows).toHaveCSS('visibility', 'hidden');

    await page.getByRole('banner').getByRole('link', { name: m.Account.signUp }).click();
    await fillSignUp(page, m, newPlayer(), COUNTRY[appLocale]);
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/v1/me/games');
        const { data } = (await answer.json()) as { data?: Record<string, { name: string }[]> };
        return [data?.favourites?.[0]?.name, data?.recent?.[0]?.name, (data?.recommended?.length ?? 0) > 0];
      })
      .toEqual(['Book of Meridian', 'Book of Meridian', true]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gameMarks'))).toBeNull();
    await expect(row(m.Lobby.rows.favourites).getByRole('article').first()).toBeVisible();
    await page.goto(at('/'));
    for (const title of [m.Lobby.rows.continue, m.Lobby.rows.favourites, m.Lobby.rows.recommended]) {
      await expect(row(title).getByRole('article').first()).toBeVisible();
    }
  },
);

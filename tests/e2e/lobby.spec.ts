import type { Locator, Page } from '@playwright/test';
import { register } from './support/account';
import { newPlayer, tellProfile } from './support/player';
import { pressUntilShown } from './support/press';
import { site } from './support/site';
import { expect, forgive, test } from './support/test';

test.describe('the lobby comes whole from the server', () => {
  test.use({ javaScriptEnabled: false });

  test('without a script it reads, and its links work', async ({ page, at, m }) => {
    await page.goto(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/8[.,]335/);
    await expect(page.locator('a[href$="/games/live"]').first()).toBeAttached();
    for (const row of [m.Lobby.rows.top, m.Lobby.rows.new, m.Lobby.rows.live]) {
      await expect(
        page.locator('section[id], section').getByRole('heading', { name: row, exact: true }).last(),
      ).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Scarab of Nefer', exact: true }).first()).toBeAttached();

    await page
      .getByRole('link', { name: m.Lobby.rows.seeAllOf.replace('{title}', m.Lobby.rows.top) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${at('/games/top')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Categories.top);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article')).toHaveCount(48);

    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: m.Play.facts })).toBeVisible();
  });

  test('a search is a form', async ({ page, at, m }) => {
    await page.goto(at('/games/all'));
    await page.getByRole('searchbox', { name: m.Lobby.search.label }).fill('scarab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/name=scarab/);
    await expect(page.getByRole('link', { name: 'Scarab of Nefer', exact: true })).toBeVisible();
  });
});

test(
  'search engines read language, canonical and alternates; the second answer is kept',
  { tag: '@once' },
  async ({ request, at, appLocale }) => {
    // Not at once: an operator's change in another test may just have made the page new.
    let response = await request.get(at('/'));
    await expect
      .poll(async () => {
        response = await request.get(at('/'));
        return response.headers()['x-nextjs-cache'];
      })
      .toBe('HIT');
    const headers = response.headers();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['critical-ch']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    const html = await response.text();
    expect(html).toContain(`<html lang="${appLocale}"`);
    expect(html).toMatch(/<title>[^<]+Parlour|<title>Parlour[^<]+/);
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(
      ([, lang]) => lang,
    );
    expect(alternates.toSorted()).toEqual(['de', 'de-CH', 'en', 'en-AU', 'fr', 'x-default']);
  },
);

/** Somebody has a shared game open: it goes on while they look. @returns its address */
async function keepOpen(page: Page, game: { slug: string; mode: string; line: string }, gone: AbortSignal) {
  const launched = await page.request.post(`/api/v1/games/${game.slug}/sessions`, {
    data: { mode: game.mode, language: 'en' },
    headers: { origin: site.origin },
  });
  const { data } = (await launched.json()) as { data: { url: string } };
  const looked = await fetch(`${data.url}/${game.line}`, { signal: gone });
  expect(looked.status).toBe(200);
  // An answer that nobody reads is closed before long.
  void looked.body?.pipeTo(new WritableStream()).catch(() => {});
  return data.url;
}

test(
  'cards say who is at a table, its last numbers, and how crash ended',
  { tag: '@once' },
  async ({ page, at, m }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await tellProfile(page);
    const left = new AbortController();
    const roulette = { slug: 'velvet-roulette', mode: 'real', line: 'table/live' };
    const crash = { slug: 'skyline', mode: 'demo', line: 'live' };
    const histories = [
      `${await keepOpen(page, roulette, left.signal)}/table/history`,
      `${await keepOpen(page, crash, left.signal)}/history`,
    ];
    for (const history of histories) {
      const rounds = async () =>
        ((await (await fetch(history)).json()) as { rounds: unknown[] }).rounds.length;
      await expect.poll(rounds, { timeout: 90_000 }).toBeGreaterThan(0);
    }
    const card = async (name: string) => {
      await page.goto(at(`/games/all?name=${encodeURIComponent(name)}`));
      return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
    };
    const { players, lastNumbers, lastResults } = m.Lobby.now;
    const atTable = players.slice(players.lastIndexOf('}') + 1);
    // What is told may be some seconds old.
    const wait = { timeout: 30_000 };
    const table = await card('Velvet Roulette');
    await expect(table).toContainText(new RegExp(`${atTable}.*${lastNumbers}\\d`), wait);
    await expect(await card('Skyline')).toContainText(new RegExp(`${lastResults}\\d`), wait);
    left.abort();
  },
);

test('the first slide holds its buttons on a narrow phone', { tag: '@long' }, async ({ page, at, m }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('/'));
  const slide = page.locator('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  const buttons = slide.getByRole('link');
  await expect(buttons).toHaveText([m.Lobby.welcome.signUp, m.Lobby.welcome.browse]);
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN);
  const edge = right(await slide.boundingBox());
  for (const button of await buttons.all()) {
    expect(edge - right(await button.boundingBox())).toBeGreaterThanOrEqual(16);
  }
});

test(
  'the picture of a slide that operators wrote is as wide as the slide, whatever its own shape',
  { tag: ['@once', '@long'] },
  async ({ page, at }) => {
    await page.goto(at('/'));
    const slide = page.locator('article:has(> span > picture > img)').last();
    const [box, picture] = [await slide.boundingBox(), await slide.locator('img').first().boundingBox()];
    expect(picture?.width).toBe(box?.width);
    expect(picture?.height).toBeCloseTo((picture?.width ?? 0) * (4 / 3), 0);
  },
);

test(
  'the hero’s arrows stand beside its diamonds and over no slide',
  { tag: ['@once', '@long'] },
  async ({ page, at, m }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(at('/'));
    const hero = page.getByRole('region', { name: m.Lobby.highlights });
    const box = async (locator: Locator) => {
      const found = await locator.boundingBox();
      if (!found) throw new Error('nothing is shown there');
      return { ...found, middle: found.y + found.height / 2, bottom: found.y + found.height };
    };
    const previous = hero.getByRole('button', { name: m.Ui.carousel.previous });
    const next = hero.getByRole('button', { name: m.Ui.carousel.next });
    await pressUntilShown(next, previous);
    const diamonds = await box(hero.locator('div:has(> div > button) > span[aria-hidden="true"]'));
    const slides = await box(hero.locator('article').first());
    for (const button of [previous, next]) {
      const arrow = await box(button);
      expect(Math.abs(arrow.middle - diamonds.middle)).toBeLessThan(1);
      expect(arrow.y).toBeGreaterThan(slides.bottom);
    }
  },
);

test(
  'an unknown address is a 404 in the reader’s language',
  { tag: '@long' },
  async ({ page, at, m, complaints }) => {
    const response = await page.goto(at('/no-such-page'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Errors.notFound.title);
    await page.getByRole('main').getByRole('link', { name: m.Errors.notFound.home }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/8[.,]335/);
    // The browser itself reports the 404 of the page.
    forgive(complaints, '404');
  },
);

test(
  'the language changes on the same page and is remembered',
  { tag: '@long' },
  async ({ page, at, appLocale }) => {
    await page.goto(at('/games/top?page=2'));
    await page.getByRole('contentinfo').locator('summary').first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/games\/top\?page=2$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/');
    await expect(page).toHaveURL(/\/fr$/);
    expect(appLocale).not.toBe('fr');
  },
);

test(
  'what is closed is offered nowhere in the lobby, to visitors and to players',
  { tag: '@once' },
  async ({ page, at }) => {
    const closed = /\/account\/(?!wallet\/(?:deposit(?:\?|$)|history$)|transaction-history$|promo$|vip$)/;
    const offered = async () => {
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      return hrefs.filter((href) => closed.test(href));
    };
    await page.goto(at('/'));
    expect(await offered()).toEqual([]);
    await expect(page.locator('[data-slide="tournament"]')).toHaveCount(1);
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/'));
    await expect(page.getByTestId('header-balance')).toHaveText(/\d/);
    expect(await offered()).toEqual([]);
  },
);

import { register } from './support/account';
import { newPlayer } from './support/player';
import { shiftsOf, watchShifts } from './support/shifts';
import { expect, forgive, test } from './support/test';
import { untilStill } from './support/still';

test(
  'every page of text that the footer names is there, in the reader’s language',
  { tag: '@daily' },
  async ({ page, at, m, request }) => {
    await page.goto(at('/'));
    const links = page.getByRole('contentinfo').locator('a[href*="/info_pages/"]');
    const hrefs = await links.evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
    // Marks of help lead to one of them, too.
    const addresses = [...new Set(hrefs)];
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    for (const address of addresses) {
      expect(address.startsWith(at('/info_pages/'))).toBe(true);
      expect((await request.get(address)).status()).toBe(200);
    }
    await page.getByRole('contentinfo').locator('a[href*="/info_pages/"]').first().click();
    await expect(page).toHaveURL(/info_pages/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: m.Pages.info.pages }).getByRole('link')).toHaveCount(
      addresses.length,
    );
  },
);

test(
  'a page of text without a text is not found, and a short address leads to the long one',
  { tag: '@once' },
  async ({ request, at }) => {
    expect((await request.get(at('/info_pages/no_such_text'))).status()).toBe(404);
    const short = await request.get(at('/privacy_policy'), { maxRedirects: 0 });
    expect(short.status()).toBe(308);
    expect(short.headers()['location']).toBe(at('/info_pages/privacy_policy'));
  },
);

test('a text for a modal comes in the language that is asked for', { tag: '@once' }, async ({ request }) => {
  const french = await request.get('/content/fr/contact');
  expect(await french.json()).toMatchObject({
    data: { title: 'Contact', text: expect.arrayContaining([expect.objectContaining({ type: 'heading' })]) },
  });
  expect((await request.get('/content/fr/no_such_text')).status()).toBe(404);
  expect((await request.get('/content/xx/contact')).status()).toBe(404);
});

test(
  'the stories come in the language that is asked for, each slide under the same name in all of them',
  { tag: '@once' },
  async ({ request }) => {
    interface Stories {
      data: { code: string; title: string; slides: { id: string; heading: string }[] }[];
    }
    const [german, french] = await Promise.all(
      ['de', 'fr'].map(async (locale) => {
        const answer = await request.get(`/content/${locale}/stories-main`);
        expect(answer.headers()['cache-control']).toBe('no-cache');
        return ((await answer.json()) as Stories).data;
      }),
    );
    const outline = (stories: Stories['data'] = []) =>
      stories.map(({ code, slides }) => [code, ...slides.map(({ id }) => id)]);
    expect(german?.length).toBeGreaterThanOrEqual(5);
    expect(outline(german)).toEqual(outline(french));
    expect(german?.map(({ title }) => title)).not.toEqual(french?.map(({ title }) => title));
    expect((await request.get('/content/xx/stories-main')).status()).toBe(404);
  },
);

test('questions fold and open, by topic, in the reader’s language', async ({ page, at, m }) => {
  await page.goto(at('/faq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Faq.title);
  const questions = page.getByRole('main').locator('details');
  expect(await questions.count()).toBeGreaterThanOrEqual(24);
  await questions.first().locator('summary').click();
  await expect(questions.first().locator('p').first()).toBeVisible();
  await page.getByRole('navigation', { name: m.Faq.groups }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#technical$/);
});

test('the welcome page and the bonuses say what is on offer, and lead to its terms', async ({
  page,
  at,
  m,
}) => {
  await page.goto(at('/landing/welcome-bonus'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(at('/bonuses'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Bonuses.title);
  const cards = page.getByRole('tabpanel').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(1);
  await cards.first().getByRole('link').last().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(at('/bonuses/')));
  await expect(page.getByRole('heading', { name: m.Bonuses.terms.title })).toBeVisible();
});

test(
  'who is logged in is led home from pages for visitors, and nothing moves',
  { tag: '@once' },
  async ({ page, at }) => {
    await register(page, newPlayer(), at('/'));
    await watchShifts(page);
    await page.goto(at('/auth'));
    await expect(page).toHaveURL((url) => url.pathname === at('/'));
    await untilStill(page);
    expect(await shiftsOf(page)).toEqual([]);
  },
);

test(
  'a link that is no good says so without moving anything',
  { tag: '@daily' },
  async ({ page, at, m, complaints }) => {
    await watchShifts(page);
    await page.goto(at('/confirmed_email?token=none'));
    await expect(page.getByRole('heading', { level: 1, name: m.ConfirmedEmail.failed.title })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    forgive(complaints, /4\d\d/);
  },
);

test('an address with an action opens the log-in and loses it', { tag: '@once' }, async ({ page, at }) => {
  await page.goto(at('/action?action=login'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === at('/') && url.search === '');
});

test('bad news from elsewhere is shown as text in the lobby', async ({ page, at }) => {
  await page.goto(at('/redirect?status=error&message=%3Cb%3ENo%20luck%3C%2Fb%3E'));
  await expect(page.getByText('<b>No luck</b>')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === at('/'));
});

test('the lobby ends with a text that opens', async ({ page, at, m }) => {
  await page.goto(at('/'));
  const text = page.locator('[data-seo-text]');
  await expect(text.getByRole('heading')).toBeVisible();
  await text.getByText(m.Shell.footer.readMore, { exact: true }).click();
  await expect(text.getByText(m.Shell.footer.readLess, { exact: true })).toBeVisible();
});

import type { APIRequestContext, Page } from '@playwright/test';
import { formatAmount } from '../../components/ui/amount/format-amount';
import { LOCALES } from '../../lib/domain/locales';
import { PLAYER_LANGUAGE_COOKIE, STORED_LANGUAGE_COOKIE } from '../../lib/i18n/cookies';
import { ADDRESS_IN, ADDRESSES, LANGUAGE_TABLE, type LanguageRow } from '../../lib/i18n/language-table';
import de from '../../messages/de.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import { register } from './support/account';
import { accountOpener, newPlayer, signUp } from './support/player';
import { expect, forgive, test } from './support/test';
import { untilStill } from './support/still';

/** One request as it is, whose answer is looked at and not followed. The site believes whoever names an address. */
async function ask(
  request: APIRequestContext,
  { path, player, stored, browser }: LanguageRow,
  address: string | undefined,
) {
  const cookies = [
    ...(player === undefined ? [] : [`${PLAYER_LANGUAGE_COOKIE}=${player}`]),
    ...(stored === undefined ? [] : [`${STORED_LANGUAGE_COOKIE}=${stored}`]),
  ];
  const response = await request.get(path, {
    maxRedirects: 0,
    headers: {
      'accept-language': browser ?? '',
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
    },
  });
  const { location, 'cache-control': caching, 'set-cookie': cookie } = response.headers();
  const lang = /<html[^>]* lang="([^"]+)"/.exec(await response.text())?.[1];
  const target = location && new URL(location, 'http://casino');
  return {
    status: response.status(),
    leads: target ? `${target.pathname}${target.search}` : undefined,
    lang,
    caching,
    cookie,
  };
}

test('every row of the table is what the running site answers', async ({ request }) => {
  for (const row of LANGUAGE_TABLE) {
    const answer = await ask(request, row, row.country && ADDRESS_IN[row.country]);
    const sign = JSON.stringify(row);
    if (row.leads) {
      expect({ sign, ...answer }).toMatchObject({ sign, status: 307, leads: row.leads, caching: 'no-store' });
    } else expect({ sign, ...answer }).toMatchObject({ sign, status: 200, lang: row.language });
    // Only who chooses a language has one stored.
    expect(answer.cookie).toBeUndefined();
  }
});

test('every address begins at its country’s language', async ({ request }) => {
  for (const [address, , home] of ADDRESSES) {
    const { status, leads } = await ask(request, { path: '/', language: 'en' }, address);
    expect({ address, status, at: leads ?? '/' }).toEqual({
      address,
      status: home === '/' ? 200 : 307,
      at: home,
    });
  }
});

test('a language by its tag leads to its prefix for good; crawlers get what everybody gets', async ({
  request,
}) => {
  for (const [path, leads] of [
    ['/en/games?page=2', '/games?page=2'],
    ['/en-AU', '/au'],
    ['/de-CH/faq', '/ch/faq'],
  ] as const) {
    expect(await ask(request, { path, language: 'en' }, undefined)).toMatchObject({ status: 308, leads });
  }
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'accept-language': '' };
  const page = await request.get('/', { headers: crawler, maxRedirects: 0 });
  expect(page.status()).toBe(200);
  const german = { ...crawler, 'x-forwarded-for': ADDRESS_IN.DE };
  expect((await request.get('/', { headers: german, maxRedirects: 0 })).headers().location).toMatch(/\/de$/);
});

async function choose(page: Page, name: string) {
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').first().click();
  await footer.getByRole('link', { name, exact: true }).click();
}
const profileLanguage = async (page: Page) =>
  ((await (await page.request.get('/api/v1/me')).json()) as { data: { language: string } }).data.language;

test(
  'a visitor’s choice keeps page and query, and is stored',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/games/top?page=2&sort=az');
    await choose(page, 'Deutsch (Schweiz)');
    await expect(page).toHaveURL(/\/ch\/games\/top\?page=2&sort=az$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
    const stored = (await context.cookies()).find(({ name }) => name === STORED_LANGUAGE_COOKIE);
    expect([stored?.value, stored?.sameSite]).toEqual(['ch', 'Lax']);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ch');
    await page.goto('/');
    await expect(page).toHaveURL(/\/ch$/);
    await page.goto('/fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  },
);

test(
  'a player’s choice is saved on the profile, goes before the path, and is there at the next log-in',
  { tag: '@long' },
  async ({ page, m, complaints }) => {
    const player = newPlayer();
    await page.goto('/');
    await signUp(page, m, player, 'Switzerland');
    expect(await profileLanguage(page)).toBe('en');
    await choose(page, 'Français');
    await expect(page).toHaveURL(/\/fr$/);
    expect(await profileLanguage(page)).toBe('fr');
    await page.goto('/de/games');
    await expect(page).toHaveURL(/\/fr\/games$/);
    await page.goto('/games/top?page=2');
    await expect(page).toHaveURL(/\/fr\/games\/top\?page=2$/);

    await accountOpener(page).click();
    await page.locator('#account-drawer').getByRole('button', { name: fr.AccountDrawer.logOut }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: fr.Account.signUp })).toBeVisible();

    await page.goto('/de/games');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('banner').getByRole('link', { name: de.Account.logIn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(de.Auth.email).fill(player.email);
    await dialog.getByLabel(de.Auth.password, { exact: true }).fill(player.password);
    await dialog.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/fr\/games$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    // The page that is left may have asked for something on its way out.
    forgive(complaints, /Failed to fetch|ERR_ABORTED/);
  },
);

test('server and browser write numbers, money and dates to the same letter', async ({ page }) => {
  await page.goto('/blocked-country');
  const write = (locales: readonly string[]) =>
    locales.map((locale) => ({
      locale,
      number: new Intl.NumberFormat(locale).format(8_252_335.5),
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(0),
      time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(0),
      country: new Intl.DisplayNames(locale, { type: 'region' }).of('CH'),
      plural: new Intl.PluralRules(locale).select(0),
    }));
  expect(await page.evaluate(write, LOCALES)).toEqual(write(LOCALES));
  expect(formatAmount(825_233_550, 'EUR', 'de-CH')).toMatch(/8’252’335\.50/);
  expect(new Intl.NumberFormat('de-CH').format(8252)).toMatch(/^8[’']252$/);
});

test.describe('a language that is pressed early', () => {
  // A worker would hand out the scripts that are kept away here.
  test.use({ serviceWorkers: 'block' });

  for (const [moment, kept] of [
    ['before the page is awake', /\/_next\/static\/.*\.js$/],
    ['before it is known who is here', /\/api\/v1\/me$/],
  ] as const) {
    test(
      `counts for a player, ${moment}: address, page and profile`,
      { tag: '@long' },
      async ({ page, at }) => {
        await register(page, newPlayer(), at('/'));
        let send = () => {};
        const sent = new Promise<void>((resolve) => (send = resolve));
        await page.route(kept, async (route) => {
          await sent;
          await route.continue();
        });
        await page.goto(at('/games/top?page=2'), { waitUntil: 'domcontentloaded' });
        const footer = page.getByRole('contentinfo');
        await footer.locator('summary').first().click();
        await footer.locator('a[hreflang="fr"]').click();
        await page.waitForURL(/\/fr\/games\/top\?page=2$/, { waitUntil: 'commit' });
        send();
        const saved = async () => (await page.request.get('/api/v1/me')).text();
        await expect.poll(saved).toContain('"language":"fr"');
        await page.reload();
        await untilStill(page);
        await expect(page).toHaveURL(/\/fr\/games\/top\?page=2$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      },
    );
  }
});

import { LOCALES } from '../../lib/domain/locales';
import { languageAddresses } from '../../lib/server/seo/alternates';
import { pageAddress } from '../../lib/server/seo/address';
import { site } from '../e2e/support/site';
import { linkInMail } from '../e2e/support/mail';
import { depositFifty, newPlayer, signUp } from '../e2e/support/player';
import { expect, forgive, test } from '../e2e/support/test';
import { untilStill } from '../e2e/support/still';
import { addressesOf, addressIn, isOurs, watch } from './support';

/** Files that were found to be there: most are those of every language. */
const there = new Set<string>();

for (const locale of LOCALES) {
  test(`everything that the pages are made of is there, below the base path: ${locale}`, async ({
    page,
    request,
  }) => {
    const wrong = watch(page);
    const files = new Set<string>();
    for (const path of locale === 'de' ? ['/', '/games/top', '/game/skyline', '/faq'] : ['/']) {
      const answer = await page.goto(addressIn(locale, path));
      await untilStill(page);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const addresses = await addressesOf(page);
      expect(addresses.filter((address) => !isOurs(address))).toEqual([]);
      for (const address of addresses) if (/\.\w+$/.test(address)) files.add(address);
    }
    for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /\/flags\//, /\/art\/.*\.avif$/, /manifest/]) {
      expect([...files].filter((file) => kind.test(file)).length, String(kind)).toBeGreaterThan(0);
    }
    // Posters are drawn when they are first asked for: the browser has asked for those in sight.
    const others = [...files].filter((file) => !file.includes('/art/posters/') && !there.has(file));
    const answers = await Promise.all(others.map(async (file) => [file, (await request.get(file)).status()]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    for (const file of others) there.add(file);
    expect(wrong).toEqual([]);
  });
}

test('whoever comes to the root of the host is led below the base path; what lies beside it is not there', async ({
  request,
  at,
}) => {
  const ask = async (path: string) => {
    const answer = await request.get(`${site.origin}${path}`, { maxRedirects: 0 });
    const { location = '' } = answer.headers();
    return [answer.status(), location.replace(site.origin, '')];
  };
  expect(await ask('/')).toEqual([307, at('/')]);
  for (const path of ['/robots.txt', '/favicon.ico']) expect(await ask(path)).toEqual([307, at(path)]);
  expect(await ask(`${site.basePath}/`)).toEqual([308, at('/')]);
  for (const path of ['/games', '/api/v1/games', '/admin', `${site.basePath}le`]) {
    expect(await ask(path)).toEqual([404, '']);
  }
  expect(await ask(at('/privacy_policy'))).toEqual([308, at('/info_pages/privacy_policy')]);
  expect(await ask(addressIn('de', '/games/no-such-category'))).toEqual([
    307,
    `${addressIn('de', '/games')}?category=no-such-category`,
  ]);
  const missing = await request.get(addressIn('de', '/no-such-page'));
  expect([missing.status(), /<html[^>]* lang="([^"]*)"/.exec(await missing.text())?.[1]]).toEqual([
    404,
    'de',
  ]);
  expect(await ask(at('/vip'))).toEqual([200, '']);
});

test('a stranger signs up, confirms the address, deposits, opens a game, and reads on in another language', async ({
  page,
  request,
  context,
  m,
  at,
}) => {
  const wrong = watch(page);
  const player = newPlayer();
  await page.goto(at('/'));
  await untilStill(page);
  await signUp(page, m, player, 'Germany');
  await depositFifty(page, m);
  await expect(page).toHaveURL(new RegExp(`^${site.web}/deposit-success/`));

  await page.goto(at('/game/scarab-of-nefer'));
  const studio = page.locator('iframe').contentFrame();
  await expect(studio.locator('[data-state="idle"]')).toBeAttached({ timeout: 60_000 });

  const linkOf = () => linkInMail(request, player.email, 'confirmed_email');
  await expect.poll(linkOf).toContain(`${site.web}/confirmed_email`);
  await page.goto((await linkOf()) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.ConfirmedEmail.done.title);

  await page.goto(at('/games/top?page=2'));
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').first().click();
  await footer.locator('a[hreflang="fr"]').click();
  await expect(page).toHaveURL(`${site.web}/fr/games/top?page=2`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByTestId('header-balance')).toHaveText(/50[.,]00/);
  const paths = (await context.cookies()).map(({ path }) => path);
  expect(new Set(paths)).toEqual(new Set(['/']));
  expect(wrong).toEqual([]);
});

test('search engines read addresses with the base path, and each of them answers', async ({
  page,
  request,
}) => {
  const read = async (address: string) => {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    return answer.text();
  };
  const robots = await read(`${site.origin}/robots.txt`);
  expect(robots).toContain(`Sitemap: ${site.web}/sitemap.xml\n`);
  expect(robots).toContain(`Disallow: ${site.basePath}/de/account\n`);

  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
  const sitemaps = locations(await read(`${site.web}/sitemap.xml`));
  expect(sitemaps.filter((sitemap) => !sitemap.startsWith(`${site.web}/sitemaps/`))).toEqual([]);
  // A language without a prefix and one with another prefix than its name stand for all.
  const looked = sitemaps.filter((sitemap) => /\/(?:en|ch|de-CH)-/.test(sitemap));
  expect(looked.length).toBeGreaterThan(4);
  for (const sitemap of looked) {
    const addresses = locations(await read(sitemap));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !`${address}/`.startsWith(`${site.web}/`))).toEqual([]);
    const [first = ''] = addresses;
    expect([first, (await request.get(first, { maxRedirects: 0 })).status()]).toEqual([first, 200]);
  }

  for (const [locale, path] of [
    ['en', '/'],
    ['de', '/'],
    ['de-CH', '/games/top'],
  ] as const) {
    await page.goto(addressIn(locale, path));
    const own = pageAddress(site.web, path, locale);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(Object.fromEntries(alternates)).toEqual(languageAddresses(site.web, path));
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(picture.startsWith(`${site.web}/art/share/`)).toBe(true);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  }
});

test('the app starts at the home page, and without a network too', async ({
  page,
  context,
  request,
  m,
  at,
  complaints,
}) => {
  const manifest = (await (await request.get(at('/manifest.webmanifest'))).json()) as {
    start_url: string;
    scope: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ start_url: at('/'), scope: at('/') });
  for (const { src } of manifest.icons) expect([src, (await request.get(src)).status()]).toEqual([src, 200]);

  // The browser itself may remember a page that it has seen.
  await page.goto(at('/faq'));
  const scope = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    }
    return scope;
  });
  expect(scope).toBe(site.web);
  await context.setOffline(true);
  for (const address of [manifest.start_url, at('/games/jackpots')]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Errors.offline.title);
  }
  const loaded = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0;
  await expect.poll(() => page.locator('img').evaluate(loaded)).toBe(true);
  await context.setOffline(false);
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|no-response/i);
});

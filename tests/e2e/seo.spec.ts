import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGE_CODES, LOCALES } from '../../lib/domain/locales';
import { pageAddress } from '../../lib/server/seo/address';
import { languageAddresses } from '../../lib/server/seo/alternates';
import { headOf } from './support/head';
import { site } from './support/site';
import { expect, forgive, test } from './support/test';

const GAME = '/game/scarab-of-nefer';
const STUDIO = '/games?providerId=14';
/** Each with the nodes of its structured data. */
const PAGES: readonly (readonly [path: string, types: readonly string[]])[] = [
  ['/', ['Organization', 'WebSite']],
  ['/games', ['BreadcrumbList', 'ItemList']],
  ['/games/top', ['BreadcrumbList', 'ItemList']],
  ['/games/top?page=2', ['BreadcrumbList', 'ItemList']],
  [STUDIO, ['BreadcrumbList', 'ItemList']],
  [GAME, ['BreadcrumbList', 'VideoGame']],
  ['/jackpots', ['BreadcrumbList']],
  ['/info_pages/privacy_policy', ['BreadcrumbList']],
];
/** Of the catalogue those that can be played: what can't be is listed nowhere. */
const GAMES = 8_335;

const base = () => new URL(site.web).origin;
/** Without the host, so that it is asked for where the site under test is. */
const pathOf = (address: string) => address.slice(base().length) || '/';

interface Listed {
  address: string;
  changed: string | undefined;
  links: Record<string, string>;
}

/** The entries of a sitemap or of the index. @throws Error when it is not well-formed */
async function readXml(page: Page, xml: string): Promise<Listed[]> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const error = document.querySelector('parsererror');
    if (error) throw new Error(error.textContent);
    return [...document.documentElement.children].map((entry) => ({
      address: entry.querySelector('loc')?.textContent ?? '',
      changed: entry.querySelector('lastmod')?.textContent,
      links: Object.fromEntries(
        [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
    }));
  }, xml);
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return response.text();
}

const sitemaps = async (page: Page, request: APIRequestContext) =>
  readXml(page, await read(request, '/sitemap.xml'));

/** The one with the longest prefix each time, all before a release. */
const tagOf = (locale: string) => (locale === 'de-CH' ? [] : ['@long']);

for (const locale of LOCALES) {
  const tag = tagOf(locale);
  test(
    `pages name themselves, their languages and their pictures: ${locale}`,
    { tag },
    async ({ page, request }) => {
      const pictures = new Set<string>();
      for (const [path, types] of PAGES) {
        const address = pageAddress(base(), path, locale);
        const head = await headOf(page, await read(request, pathOf(address)));
        expect(head.canonical).toBe(address);
        expect(head.robots).toBeNull();
        // The same list in every language: whom a page names names it.
        expect(head.alternates).toEqual(languageAddresses(base(), path));
        expect(head.title).toMatch(/Parlour/);
        expect(head.title).not.toMatch(/[{}]/);
        expect(head.meta).toMatchObject({
          'og:url': address,
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': expect.stringMatching(/\w/),
          'twitter:card': 'summary_large_image',
        });
        pictures.add(head.meta['og:image'] ?? '');
        const found = head.jsonLd.flatMap(
          (text) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'],
        );
        expect(found.map((node) => node['@type'])).toEqual(types);
      }
      // The second page of a list shares the picture of the first.
      expect(pictures.size).toBe(PAGES.length - 1);
      for (const address of pictures) {
        const response = await request.get(pathOf(address));
        expect([address, response.status()]).toEqual([address, 200]);
        expect(response.headers()['content-type']).toBe('image/jpeg');
        expect(response.headers()['cache-control']).toContain('immutable');
        const { format, width, height } = await sharp(await response.body()).metadata();
        expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      }
    },
  );

  test(
    `sitemaps list every page once, with all its languages: ${locale}`,
    { tag: '@long' },
    async ({ page, request }) => {
      const prefix = `${base()}/sitemaps/${LANGUAGE_CODES[locale]}-`;
      const files = (await sitemaps(page, request)).filter(({ address }) => address.startsWith(prefix));
      const addresses: string[] = [];
      /** One page of every sitemap: forty in all languages. */
      const sample: string[] = [];
      const counts: Record<string, number> = {};
      for (const { address, changed } of files) {
        const entries = await readXml(page, await read(request, pathOf(address)));
        const kind = address.slice(prefix.length).split('-')[0] ?? '';
        counts[kind] = (counts[kind] ?? 0) + entries.length;
        expect(entries.length).toBeLessThanOrEqual(50_000);
        addresses.push(...entries.map((entry) => entry.address));
        sample.push(entries[Math.floor(entries.length / 2)]?.address ?? '');
        expect(entries.filter((entry) => entry.links[locale] !== entry.address)).toEqual([]);
        expect(entries.filter((entry) => Object.keys(entry.links).length !== LOCALES.length + 1)).toEqual([]);
        expect(entries.every((entry) => !entry.changed || entry.changed <= (changed ?? ''))).toBe(true);
      }
      expect(counts).toMatchObject({ games: GAMES, providers: 82 });
      // Home, lists that hold a game, and what stands alone.
      expect(counts['pages']).toBeGreaterThanOrEqual(19);
      expect(counts['info']).toBeGreaterThanOrEqual(9);
      expect(new Set(addresses).size).toBe(addresses.length);

      for (const address of sample) {
        const head = await headOf(page, await read(request, pathOf(address)));
        expect([head.canonical, head.robots]).toEqual([address, null]);
      }
    },
  );
}

test('a sitemap that a crawler has is not sent again, and one that is not there is not found', async ({
  request,
}) => {
  const first = await request.get('/sitemaps/de-games-1.xml');
  const { etag, 'last-modified': modified, 'content-type': type } = first.headers();
  expect(type).toContain('application/xml');
  const again = await request.get('/sitemaps/de-games-1.xml', { headers: { 'if-none-match': etag ?? '' } });
  expect(again.status()).toBe(304);
  const since = await request.get('/sitemaps/de-games-1.xml', {
    headers: { 'if-modified-since': modified ?? '' },
  });
  expect(since.status()).toBe(304);
  for (const name of ['de-games-99', 'xx-games-1', 'de-secrets-1']) {
    expect((await request.get(`/sitemaps/${name}.xml`)).status()).toBe(404);
  }
});

test('robots are told what to leave alone and where the sitemaps are', async ({ request }) => {
  const lines = (await read(request, '/robots.txt')).split('\n');
  expect(lines).toContain(`Sitemap: ${base()}/sitemap.xml`);
  for (const path of ['/api/', '/admin', '/account', '/de/account', '/ch/deposit-', '/fr/auth']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});

for (const [path, canonical] of [
  ['/games/top?sort=az', '/games/top'],
  ['/games/top?name=book&page=1', '/games/top'],
  [`/games/top?providerId=14`, '/games/top'],
  [`${STUDIO}&sort=rtp`, STUDIO],
] as const) {
  test(`a list with filters stands for the one without: ${path}`, async ({ page, request, at }) => {
    const head = await headOf(page, await read(request, at(path)));
    expect(head).toMatchObject({
      canonical: `${base()}${at(canonical)}`,
      robots: 'noindex, follow',
      alternates: {},
    });
  });
}

test('a game has one address: its demo stands for it, and its id leads to it', async ({
  page,
  request,
  at,
}) => {
  const demo = await headOf(page, await read(request, at(`${GAME}/demo`)));
  expect(demo).toMatchObject({ canonical: `${base()}${at(GAME)}`, robots: null, alternates: {} });
  for (const end of ['', '/demo']) {
    const byId = await request.get(at(`/game/g101${end}`), { maxRedirects: 0 });
    expect([byId.status(), byId.headers()['location']]).toEqual([308, at(`${GAME}${end}`)]);
  }
});

test('a category that is not there leads to /games, which says that there is none', async ({
  page,
  at,
  m,
  complaints,
}) => {
  const { request } = page;
  const response = await request.get(at('/games/no-such-category'), { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([
    307,
    `${at('/games')}?category=no-such-category`,
  ]);
  const last = await page.goto(at('/games/no-such-category'));
  expect(last?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Errors.notFound.title);
  const known = await request.get(`${at('/games')}?category=book`, { maxRedirects: 0 });
  expect([known.status(), known.headers()['location']]).toEqual([308, at('/games/book')]);
  forgive(complaints, /404/);
  expect((await request.get(at('/games/no-such-category/deeper'))).status()).toBe(404);
});

test('nobody has a word of theirs drawn: an address says whose words, and an old one leads to the present', async ({
  request,
}) => {
  const old = await request.get('/art/share/en/games/top/00000000.jpg', { maxRedirects: 0 });
  expect(old.status()).toBe(307);
  expect(old.headers()['location']).toMatch(/^\/art\/share\/en\/games\/top\/[0-9a-f]{8}\.jpg$/);
  for (const path of ['en/no-such-page', 'en/info_pages/none', 'game/none', 'xx/main']) {
    expect((await request.get(`/art/share/${path}/00000000.jpg`)).status()).toBe(404);
  }
});

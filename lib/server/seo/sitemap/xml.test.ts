/** @jest-environment jsdom */
import { sitemapIndexXml, urlSetXml } from './xml';

const BASE = 'https://parlour.example/play';
const read = (xml: Iterable<string>) => new DOMParser().parseFromString([...xml].join(''), 'application/xml');
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

it('lists pages in a language, each with all its languages', () => {
  const document = read(
    urlSetXml(BASE, 'de', [
      { path: '/', changed: '2026-05-01T10:00:00.000Z' },
      { path: '/games?providerId=7&page=2', changed: null },
    ]),
  );
  expect(texts(document, 'loc')).toEqual([`${BASE}/de`, `${BASE}/de/games?providerId=7&page=2`]);
  expect(texts(document, 'lastmod')).toEqual(['2026-05-01T10:00:00.000Z']);
  const links = [...document.getElementsByTagName('xhtml:link')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(links.slice(0, 6)).toEqual([
    ['en', BASE],
    ['de', `${BASE}/de`],
    ['en-AU', `${BASE}/au`],
    ['de-CH', `${BASE}/ch`],
    ['fr', `${BASE}/fr`],
    ['x-default', BASE],
  ]);
  expect(links[6]).toEqual(['en', `${BASE}/games?providerId=7&page=2`]);
});

it('lists sitemaps', () => {
  const document = read(
    sitemapIndexXml([
      { address: `${BASE}/sitemaps/de-games-1.xml`, changed: '2026-05-01T10:00:00.000Z' },
      { address: `${BASE}/sitemaps/de-<&>"'.xml`, changed: null },
    ]),
  );
  expect(document.documentElement.tagName).toBe('sitemapindex');
  expect(texts(document, 'loc')).toEqual([
    `${BASE}/sitemaps/de-games-1.xml`,
    `${BASE}/sitemaps/de-<&>"'.xml`,
  ]);
  expect(texts(document, 'lastmod')).toEqual(['2026-05-01T10:00:00.000Z']);
});

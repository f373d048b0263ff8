import { LOCALES } from '@/lib/domain/locales';
import { parseSitemapName, SITEMAP_KINDS, sitemapPath } from './files';

it('reads the names that it writes', () => {
  for (const locale of LOCALES) {
    for (const kind of SITEMAP_KINDS) {
      const file = { locale, kind, part: 3 };
      expect(parseSitemapName(sitemapPath(file).replace('/sitemaps/', ''))).toEqual(file);
    }
  }
  expect(sitemapPath({ locale: 'de-CH', kind: 'games', part: 1 })).toBe('/sitemaps/ch-games-1.xml');
});

it.each([
  'de-games-0.xml',
  'xx-games-1.xml',
  'de-secrets-1.xml',
  'de-games-1.html',
  'de-games-99999.xml',
  '',
])('knows no %s', (name) => {
  expect(parseSitemapName(name)).toBeNull();
});

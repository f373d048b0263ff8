import {
  addressOfPage,
  localeOfPath,
  namedLocale,
  pageOfAddress,
  stripLocale,
  taggedLocale,
  untagged,
  withLocale,
} from './path';

describe('language prefixes', () => {
  it.each([
    ['/', null, '/'],
    ['/de', 'de', '/'],
    ['/de/games/top', 'de', '/games/top'],
    ['/au/games', 'en-AU', '/games'],
    ['/ch', 'de-CH', '/'],
    ['/design', null, '/design'],
    ['/chess/fr', null, '/chess/fr'],
    ['/en-AU/games', null, '/en-AU/games'],
  ])('%s names %s and leaves %s', (path, locale, rest) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(stripLocale(path)).toBe(rest);
  });

  it('puts the prefix back', () => {
    expect(withLocale('/', 'en')).toBe('/');
    expect(withLocale('/', 'de')).toBe('/de');
    expect(withLocale('/games', 'de-CH')).toBe('/ch/games');
    expect(withLocale('/games', 'en')).toBe('/games');
  });
});

describe('languages named by their tag', () => {
  it.each([
    ['/en', 'en', '/'],
    ['/en/games', 'en', '/games'],
    ['/en-AU/games', 'en-AU', '/games'],
    ['/de-CH', 'de-CH', '/'],
    ['/english', undefined, '/english'],
  ])('%s names %s and leaves %s', (path, locale, rest) => {
    expect(taggedLocale(path)).toBe(locale);
    expect(untagged(path)).toBe(rest);
    expect(namedLocale(path)).toBe(locale ?? null);
  });

  it('are no tags where they are our prefix', () => {
    expect([taggedLocale('/de'), namedLocale('/de'), untagged('/de/games')]).toEqual([
      undefined,
      'de',
      '/games',
    ]);
  });
});

describe('addresses below a base path', () => {
  it.each([
    ['', '/au/games', '/games', '/au/games'],
    ['/app', '/app/au/games', '/games', '/app/au/games'],
    ['/app', '/app/au', '/', '/app/au'],
    ['/app', '/app', '/', '/app/au'],
    ['/app', '/app/de-CH/faq', '/faq', '/app/au/faq'],
  ])('below "%s" %s is the page %s, which is %s in en-AU', (basePath, address, page, whole) => {
    expect(pageOfAddress(address, basePath)).toBe(page);
    expect(addressOfPage(page, 'en-AU', basePath)).toBe(whole);
  });
});

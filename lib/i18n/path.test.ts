import { localeOfPath, stripLocale, withLocale } from './path';

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

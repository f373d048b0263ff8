import { resolveLocale, type LanguageSigns } from './resolve';

const rows: [string, LanguageSigns, string][] = [
  ['nothing known', {}, 'en'],
  [
    'the player’s language before everything',
    { player: 'fr', path: 'de', stored: 'au', country: 'CH', acceptLanguage: 'de' },
    'fr',
  ],
  ['the path before the stored choice', { path: 'de', stored: 'fr', country: 'AU' }, 'de'],
  ['the stored choice before the country', { stored: 'fr', country: 'DE', acceptLanguage: 'de' }, 'fr'],
  ['a stored English before the country', { stored: 'en', country: 'DE' }, 'en'],
  ['the country before the browser', { country: 'CH', acceptLanguage: 'fr-CH,fr;q=0.9' }, 'de-CH'],
  ['Australia', { country: 'AU' }, 'en-AU'],
  ['a country without a default falls through', { country: 'SE', acceptLanguage: 'de' }, 'de'],
  ['the browser, exact', { acceptLanguage: 'de-CH' }, 'de-CH'],
  ['the browser, general', { acceptLanguage: 'fr-CA,en;q=0.5' }, 'fr'],
  ['the browser, by weight', { acceptLanguage: 'sv, fr;q=0.4, de;q=0.8' }, 'de'],
  ['a refused language is not taken', { acceptLanguage: 'de;q=0, fr;q=0.1' }, 'fr'],
  ['an unsupported browser', { acceptLanguage: 'sv,da;q=0.9' }, 'en'],
  ['a forged player cookie is ignored', { player: '../../etc', path: 'de' }, 'de'],
  ['a forged stored cookie is ignored', { stored: 'xx', country: 'FR' }, 'fr'],
  ['a malformed header', { acceptLanguage: ';;q=,,*;q=zz' }, 'en'],
];

describe('the language of a visitor', () => {
  it.each(rows)('%s', (_name, signs, expected) => {
    expect(resolveLocale(signs)).toBe(expected);
  });
});

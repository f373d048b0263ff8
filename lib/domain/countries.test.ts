import { isCurrency } from '../money/money';
import { COUNTRIES, countryName, countryOf, ownLocaleOf } from './countries';
import { LOCALES } from './locales';

describe('the list of countries', () => {
  it('holds each alpha-2 and alpha-3 code once', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES.map((country) => country.alpha2)).size).toBe(COUNTRIES.length);
    expect(new Set(COUNTRIES.map((country) => country.alpha3)).size).toBe(COUNTRIES.length);
    for (const { alpha2, alpha3 } of COUNTRIES) {
      expect(alpha2).toMatch(/^[A-Z]{2}$/);
      expect(alpha3).toMatch(/^[A-Z]{3}$/);
    }
  });

  it('gives every country a dialling code of one to four digits', () => {
    for (const { alpha2, diallingCodes } of COUNTRIES) {
      expect([alpha2, diallingCodes.length > 0]).toEqual([alpha2, true]);
      for (const code of diallingCodes) expect(code).toMatch(/^[1-9]\d{0,3}$/);
    }
  });

  it('settles every country in EUR first, local money after it', () => {
    for (const { currencies } of COUNTRIES) {
      expect(currencies[0]).toBe('EUR');
      expect(currencies.every(isCurrency)).toBe(true);
      expect(new Set(currencies).size).toBe(currencies.length);
    }
    expect(countryOf('CH')?.currencies).toEqual(['EUR', 'CHF']);
    expect(countryOf('AU')?.currencies).toEqual(['EUR', 'AUD']);
    expect(countryOf('DE')?.currencies).toEqual(['EUR']);
  });

  it('finds a code in either case and nothing else', () => {
    expect(countryOf('de')?.alpha3).toBe('DEU');
    expect(countryOf('ZZ')).toBeUndefined();
    expect(countryOf('__proto__')).toBeUndefined();
  });

  it('names every country in the five languages', () => {
    for (const locale of LOCALES) {
      for (const { alpha2 } of COUNTRIES) expect(countryName(alpha2, locale)).not.toBe(alpha2);
    }
    expect(countryName('DE', 'en')).toBe('Germany');
    expect(countryName('DE', 'fr')).toBe('Allemagne');
    expect(countryName('CH', 'de-CH')).toBe('Schweiz');
  });

  it('selects a language for the four countries of SPEC §1, none elsewhere', () => {
    expect(['DE', 'AU', 'CH', 'FR', 'NL', 'ZZ'].map(ownLocaleOf)).toEqual([
      'de',
      'en-AU',
      'de-CH',
      'fr',
      undefined,
      undefined,
    ]);
  });
});

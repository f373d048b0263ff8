import { LANGUAGE_CODES, LOCALES } from '@/lib/domain/locales';
import { SLOT_THEMES } from './looks';
import { pictureNames } from './symbol-names';

const LANGUAGES = LOCALES.map((locale) => LANGUAGE_CODES[locale]);

describe.each(SLOT_THEMES)('the pictures of %s', (theme) => {
  it.each(LANGUAGES)('have four different names: %s', (language) => {
    const names = pictureNames(theme, language);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L}’ -]+$/u);
  });
});

it('names what is drawn in each language', () => {
  expect(pictureNames('norse', 'en')).toEqual(['Hammer', 'Viking helmet', 'Dragon ship', 'Viking']);
  expect(pictureNames('gems', 'de')).toEqual([
    'Roter Stein',
    'Gelber Stein',
    'Grüner Stein',
    'Violetter Stein',
  ]);
  expect(pictureNames('seven', 'fr')).toEqual(['Sept de feu', 'Sept de glace', 'Cloche', 'Cerises']);
  expect(pictureNames('candy', 'au')[2]).toBe('Lolly');
  expect(LANGUAGES.map((language) => pictureNames('classic', language).join()).join()).not.toContain('ß');
});

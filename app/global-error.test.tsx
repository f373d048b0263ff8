import { renderToString } from 'react-dom/server';
import { LOCALES } from '@/lib/domain/locales';
import GlobalError from './global-error';
import { GLOBAL_ERROR_TEXTS, localeOfAddress } from './global-error-texts';

it.each([
  ['/', '', 'en'],
  ['/de/games', '', 'de'],
  ['/play/ch', '/play', 'de-CH'],
  ['/french', '', 'en'],
])('knows the language of %s', (path, basePath, locale) => {
  expect(localeOfAddress(path, basePath)).toBe(locale);
});

it('stands alone, with its digest, a way out, and no address of support that it does not know', () => {
  const error = Object.assign(new Error('broken'), { digest: '2384' });
  const html = renderToString(<GlobalError error={error} />);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain(GLOBAL_ERROR_TEXTS.en.title);
  expect(html).toContain('2384');
  expect(html).not.toContain('mailto');
  expect(html).not.toContain('broken');
});

it('has every text in every language, and no ß in Switzerland', () => {
  for (const locale of LOCALES) {
    const texts = Object.values(GLOBAL_ERROR_TEXTS[locale]);
    expect(texts).toHaveLength(4);
    if (locale === 'de-CH') expect(texts.join()).not.toContain('ß');
  }
});

import { isPagePath, previewAddress } from './preview';

it.each([
  '/',
  '/de',
  '/au/games/top',
  '/game/1234',
  '/games?page=2&name=book',
  '/ch/info_pages/terms_and_conditions',
])('takes the page %s', (path) => expect(isPagePath(path)).toBe(true));

it.each([
  '',
  'de',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/de//evil.example',
  '/../admin',
  '/./x',
  '/a\nb',
  '/%2f%2fevil.example',
  '/a@evil.example',
  '/a#b',
  '/admin',
  '/admin/collections',
  '/internal/preview?path=/',
  '/cms-api?x=1',
  `/${'a'.repeat(600)}`,
])('refuses %p', (path) => expect(isPagePath(path)).toBe(false));

it('names the page in the address, below the base path', () => {
  expect(previewAddress('/play', '/de/games?page=2')).toBe(
    '/play/internal/preview?path=%2Fde%2Fgames%3Fpage%3D2',
  );
});

import { stripBasePath, withBasePath } from './base-path';

it.each([
  ['/', '', '/'],
  ['/games', '', '/games'],
  ['/', '/app', '/app'],
  ['/games?page=2', '/app', '/app/games?page=2'],
  ['/?page=2', '/app', '/app?page=2'],
  ['/art/eight.webp', '/play/app', '/play/app/art/eight.webp'],
])('puts %s below "%s": %s', (path, basePath, whole) => {
  expect(withBasePath(path, basePath)).toBe(whole);
  expect(stripBasePath(whole, basePath)).toBe(path);
});

it('leaves what lies outside of the base path', () => {
  expect(stripBasePath('/application/games', '/app')).toBe('/application/games');
  expect(stripBasePath('/games', '/app')).toBe('/games');
});

it('has none unless the build was told of one', () => {
  expect([withBasePath('/games'), stripBasePath('/games')]).toEqual(['/games', '/games']);
});

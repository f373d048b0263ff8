import { encodingFor } from './encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['*', 'identity'],
])('%s takes %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

import { fileAddress, pageAddress, siteBase } from './address';

const mockConfig = { webOrigin: 'https://parlour.example', basePath: '' };
jest.mock('@/lib/server/config/web', () => ({ webConfig: () => mockConfig }));

afterEach(() => {
  mockConfig.basePath = '';
});

it.each([
  ['', 'https://parlour.example'],
  ['/play', 'https://parlour.example/play'],
])('begins every address with origin and base path (%p)', (basePath, base) => {
  mockConfig.basePath = basePath;
  expect(siteBase()).toBe(base);
});

it.each([
  ['/', 'en', ''],
  ['/', 'de', '/de'],
  ['/games', 'en-AU', '/au/games'],
  ['/games?providerId=3&page=2', 'de-CH', '/ch/games?providerId=3&page=2'],
] as const)('spells %s in %s as %p', (path, locale, written) => {
  expect(pageAddress('https://parlour.example/play', path, locale)).toBe(
    `https://parlour.example/play${written}`,
  );
});

it('has files below the base path as well', () => {
  expect(fileAddress('https://a.example/play', '/art/share.jpg')).toBe(
    'https://a.example/play/art/share.jpg',
  );
});

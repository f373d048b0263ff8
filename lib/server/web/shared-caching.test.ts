import { cacheControlOf } from './shared-caching';

const PAGE = 's-maxage=600, stale-while-revalidate=31535400';

it('lets no cache in front keep a page, unless the operator has said that it may', () => {
  expect(cacheControlOf(PAGE, false)).toBe('private, no-cache');
  expect(cacheControlOf(PAGE, true)).toBe(PAGE);
});

it.each(['no-store', 'public, max-age=31536000, immutable', 'private, no-cache'])('leaves %s', (value) => {
  expect(cacheControlOf(value, false)).toBe(value);
});

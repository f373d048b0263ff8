import { CATEGORY_GROUPS, CATEGORY_ID, GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { countFilters, isLiveList, listHref, listSegment, NO_FILTERS, parseListQuery } from './list-query';

const parse = (query: string) => parseListQuery(new URLSearchParams(query));

it.each([
  '',
  'page=2',
  'name=book+of',
  'providerId=5',
  'providerId=2,5,101',
  'feature=megaways,freespins',
  'volatility=low,very_high',
  'rtpMin=96.5&rtpMax=97',
  'demo=1',
  'sort=volatility',
  'name=book&sort=popular',
  'name=book&providerId=5&feature=megaways&volatility=high&rtpMin=95&demo=1&sort=rtp&page=3',
])('%p is its own spelling', (query) => {
  expect(listSegment(parse(query))).toBe(query);
});

it.each([
  ['providerId=5&providerId=2', 'providerId=2,5'],
  ['providerId=5,5,x,-1,0', 'providerId=5'],
  ['feature=freespins&feature=megaways&feature=cheese', 'feature=megaways,freespins'],
  ['volatility=very_high,low,mild', 'volatility=low,very_high'],
  ['rtpMin=97&rtpMax=95', 'rtpMin=95&rtpMax=97'],
  ['rtpMin=96.555&rtpMax=', ''],
  ['rtpMin=1e9', ''],
  ['demo=yes&sort=best', ''],
  ['sort=match', ''],
  ['sort=popular', ''],
  ['name=book&sort=match', 'name=book'],
  ['name=+a%00b+', 'name=a+b'],
  ['name=a', ''],
  ['name=+a+&demo=1', 'demo=1'],
  ['name=a&sort=match', ''],
  ['name=ab', 'name=ab'],
  ['page=0', ''],
  ['page=1', ''],
])('%p is spelt %p', (query, spelt) => {
  expect(listSegment(parse(query))).toBe(spelt);
});

it('takes no more studios than a list can be asked for', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1).join(',');
  expect(parse(`providerId=${ids}`).providerIds).toHaveLength(24);
});

it('writes addresses', () => {
  expect(listHref('/games/top', {})).toBe('/games/top');
  expect(listHref('/games', { providerIds: [7], page: 2 })).toBe('/games?providerId=7&page=2');
  expect(listHref('/games/all', { name: 'a&b' })).toBe('/games/all?name=a%26b');
});

it('counts what narrows a list', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters(parse('providerId=2,5&feature=megaways&rtpMin=95&rtpMax=97&demo=1&name=x'))).toBe(5);
});

it('knows the lists of live dealers: their own and its children', () => {
  const live = GAME_CATEGORIES.filter(({ id }) => isLiveList(id)).map(({ code }) => code);
  expect(live).toEqual(['live', ...CATEGORY_GROUPS['live-games']]);
  expect(isLiveList(CATEGORY_ID.slots)).toBe(false);
});

/** @jest-environment jsdom */
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches';

const KEY = 'gameRecentSearches';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps six, the latest first, under the key of the specification', () => {
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) keepRecentSearch(query);
  expect(readRecentSearches()).toEqual(['seven', 'six', 'five', 'four', 'three', 'two']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(6);
});

it('keeps a search once, in its latest spelling', () => {
  for (const query of ['Book', 'dragon', ' book  of ', 'book of ']) keepRecentSearch(query);
  expect(readRecentSearches()).toEqual(['book of', 'dragon']);
});

it('keeps no beginning of what was just kept, but one of what was kept before', () => {
  for (const query of ['book of', 'Bo']) keepRecentSearch(query);
  expect(readRecentSearches()).toEqual(['book of']);
  for (const query of ['dragon', 'bo']) keepRecentSearch(query);
  expect(readRecentSearches()).toEqual(['bo', 'dragon', 'book of']);
});

it('keeps nothing of nothing', () => {
  keepRecentSearch('   ');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(['not json', '{"a":1}', '[1,null,""]', 'null'])('takes %p for nothing', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(readRecentSearches()).toEqual([]);
  keepRecentSearch('book');
  expect(readRecentSearches()).toEqual(['book']);
});

it('forgets all of them', () => {
  keepRecentSearch('book');
  forgetRecentSearches();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('works where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keepRecentSearch('book');
  expect(readRecentSearches()).toEqual([]);
});

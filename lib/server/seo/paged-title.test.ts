import { pagedTitle } from './paged-title';

it.each([
  ['Top games | Parlour', 'Top games, page 2 | Parlour'],
  ['Top games', 'Top games, page 2'],
])('%s', (title, expected) => {
  expect(pagedTitle(title, (words) => `${words}, page 2`)).toBe(expected);
});

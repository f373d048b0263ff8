import { COUNTED_AT_MOST, rowsOfPage } from './listing';

test.each([
  [1, 20, 0, 20],
  [2, 20, 20, 20],
  [COUNTED_AT_MOST / 20, 20, COUNTED_AT_MOST - 20, 20],
  // The last one that is counted is in the middle of it.
  [Math.ceil(COUNTED_AT_MOST / 30), 30, COUNTED_AT_MOST - 10, 10],
  [COUNTED_AT_MOST / 20 + 1, 20, COUNTED_AT_MOST, 0],
  [2_000, 100, COUNTED_AT_MOST, 0],
])('page %i of %i reads from row %i on, %i of them', (page, perPage, offset, limit) => {
  expect(rowsOfPage({ page, perPage })).toEqual({ offset, limit });
});

import { axisOf, swipeOf } from './gesture';

test.each([
  [0, 0, null],
  [10, -10, null],
  [11, 3, 'across'],
  [-40, 39, 'across'],
  [3, 11, 'along'],
  [-20, -40, 'along'],
])('a way of %s, %s is %s', (x, y, axis) => {
  expect(axisOf({ x, y })).toBe(axis);
});

test.each([
  [-101, 'nextStory', 'previousStory'],
  [101, 'previousStory', 'nextStory'],
  [-100, null, null],
  [100, null, null],
])('%s px across ask for %s, in a language read to the left for %s', (x, ltr, rtl) => {
  expect(swipeOf({ x, y: 0 }, 'across', false)).toBe(ltr);
  expect(swipeOf({ x, y: 0 }, 'across', true)).toBe(rtl);
});

test.each([
  [151, 'close'],
  [150, null],
  [-400, null],
])('%s px down ask for %s', (y, asked) => {
  expect(swipeOf({ x: 0, y }, 'along', false)).toBe(asked);
});

test('what began along the slide never changes the story, and across it never closes', () => {
  expect(swipeOf({ x: -300, y: 40 }, 'along', false)).toBeNull();
  expect(swipeOf({ x: 40, y: 300 }, 'across', false)).toBeNull();
});

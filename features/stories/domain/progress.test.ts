import { story } from '../testing/stories';
import { beginOf, inVisitOrder, isVisited, parseProgress, withSeen } from './progress';

const [a, b, c] = [story('a', 2), story('b', 1), story('c', 3)];
const all = [a, b, c];
const seen = (...slides: string[]) =>
  slides.reduce((progress, id) => withSeen(progress, all, id.charAt(0), id), {});

test.each([
  ['nothing', null],
  ['no JSON', '{"a":'],
  ['a list', '[1,2]'],
  ['a number', '7'],
  ['null', 'null'],
  [
    'entries of another shape',
    '{"a":1,"b":{"visited":true},"c":{"visited":"yes","slides":[]},"d":{"visited":true,"slides":[1]}}',
  ],
])('%s counts as nothing seen', (_what, stored) => {
  expect(parseProgress(stored)).toEqual({});
});

test('what is written is read again, and what is broken beside it is left out', () => {
  const progress = seen('a1', 'b1');
  expect(parseProgress(JSON.stringify({ ...progress, c: null }))).toEqual(progress);
});

test('it is kept by story and by slide', () => {
  expect(seen('a1', 'b1')).toEqual({
    a: { visited: false, slides: ['a1'] },
    b: { visited: true, slides: ['b1'] },
  });
});

test('a story is visited once all of its slides were seen, in whatever order', () => {
  expect(isVisited(seen('c3', 'c1'), c)).toBe(false);
  expect(isVisited(seen('c3', 'c1', 'c2'), c)).toBe(true);
});

test('one that gets a new slide is unvisited again, and begins there', () => {
  const progress = seen('a1', 'a2');
  const grown = story('a', 3);
  expect(isVisited(progress, grown)).toBe(false);
  expect(beginOf(progress, grown)).toBe(2);
});

test('one that loses a slide stays visited', () => {
  expect(isVisited(seen('c1', 'c2', 'c3'), story('c', 2))).toBe(true);
});

test('a story begins at the first slide that was not seen, a visited or unknown one at its first', () => {
  expect(beginOf(seen('c1', 'c3'), c)).toBe(1);
  expect(beginOf(seen('c1', 'c2', 'c3'), c)).toBe(0);
  expect(beginOf({}, c)).toBe(0);
});

test('the next write drops stories and slides that are gone', () => {
  const progress = { ...seen('a1', 'a2', 'b1'), old: { visited: true, slides: ['x'] } };
  expect(withSeen(progress, [story('a', 1), c], 'c', 'c1')).toEqual({
    a: { visited: true, slides: ['a1'] },
    c: { visited: false, slides: ['c1'] },
  });
});

test('names of the language itself are no progress', () => {
  expect(isVisited({}, { code: 'constructor', slides: [{ id: 'x' }] })).toBe(false);
});

test('visited stories come last, each kind in the order that operators gave', () => {
  const codes = (progress: object) => inVisitOrder(all, progress as never).map(({ code }) => code);
  expect(codes({})).toEqual(['a', 'b', 'c']);
  expect(codes(seen('b1'))).toEqual(['a', 'c', 'b']);
  expect(codes(seen('b1', 'a1', 'a2'))).toEqual(['c', 'a', 'b']);
  expect(codes(seen('a1'))).toEqual(['a', 'b', 'c']);
});

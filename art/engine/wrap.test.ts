import { measure } from './faces';
import { wrap, type WrapOptions } from './wrap';

const options: WrapOptions = { face: 'Figtree', weight: 700, width: 400, lines: 2, sizes: [60, 40, 30] };
const widest = (lines: readonly string[], size: number) =>
  Math.max(...lines.map((line) => (measure(line, 'Figtree', 700) * size) / 100));

it('sets a short text in one line at the largest size', () => {
  expect(wrap('Top games', options)).toEqual({ size: 60, lines: ['Top games'] });
});

it('breaks a longer one between words, then sets it smaller', () => {
  const { size, lines } = wrap('Every game of ours on one list', options);
  expect(size).toBe(40);
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toBe('Every game of ours on one list');
  expect(widest(lines, size)).toBeLessThanOrEqual(400);
});

it.each([
  ['much too long '.repeat(20), [/^much/, /…$/]],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmütze und mehr', [/^Donau.*…$/, /^und mehr$/]],
  ['x'.repeat(200), [/^x+…$/]],
])('leaves out what has no room, and says so where: %#', (text, expected) => {
  const { size, lines } = wrap(text, options);
  expect(size).toBe(30);
  expect(lines).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  expect(widest(lines, size)).toBeLessThanOrEqual(400);
});

it('sets nothing for nothing', () => {
  expect(wrap(' ', options)).toEqual({ size: 60, lines: [''] });
});

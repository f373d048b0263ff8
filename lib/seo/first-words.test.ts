import { firstWords } from './first-words';

it.each([
  ['short enough', 20, 'short enough'],
  ['cut after a whole word', 14, 'cut after a…'],
  ['no comma, before the dots', 11, 'no comma…'],
])('%s in %d characters', (text, length, expected) => {
  expect(firstWords(text, length)).toBe(expected);
});

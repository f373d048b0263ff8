import { firstSentences, firstWords } from './first-words';

it.each([
  ['short enough', 20, 'short enough'],
  ['cut after a whole word', 14, 'cut after a…'],
  ['no comma, before the dots', 11, 'no comma…'],
])('%s in %d characters', (text, length, expected) => {
  expect(firstWords(text, length)).toBe(expected);
});

it.each([
  ['One. Two! Three is too long.', 12, 'One. Two!'],
  ['One. Two and three.', 40, 'One. Two and three.'],
  ['Yes. A long sentence follows.', 20, 'Yes. A long…'],
  ['A payout of 96.5 is no end of a sentence.', 30, 'A payout of 96.5 is no end of…'],
])('%s: its first sentences in %d characters', (text, length, expected) => {
  expect(firstSentences(text, length)).toBe(expected);
});

/** @jest-environment node */
import { lawOfWords, partsByLaw } from './law-of-words';

it.each([
  ['The Max jackpot is drawn.', 'jackpots'],
  ['Trois Jackpots', 'jackpots'],
  ['Free spins take nothing.', undefined],
])('%s: %s', (words, law) => {
  expect(lawOfWords(words)).toBe(law);
});

it('sets sentences apart that name it, and leaves the others together', () => {
  const text = 'Reels turn. They stop! A jackpot grows. Jackpots are rare. Lines pay 2.5 times.';
  expect(partsByLaw(text)).toEqual([
    { words: 'Reels turn. They stop! ', law: undefined },
    { words: 'A jackpot grows. Jackpots are rare. ', law: 'jackpots' },
    { words: 'Lines pay 2.5 times.', law: undefined },
  ]);
  expect(partsByLaw('')).toEqual([{ words: '', law: undefined }]);
});

import { prizeText } from './prize-text';

const all = { amount: 500_000, freeSpins: 300, points: 2_000 };

test('names money, free spins and points in this order', () => {
  expect(prizeText(all, 'EUR', 'en')).toBe('€5,000 + 300 FS + 2,000 E.P.');
});

test.each([
  [{ ...all, points: 0 }, '€5,000 + 300 FS'],
  [{ ...all, freeSpins: 0 }, '€5,000 + 2,000 E.P.'],
  [{ freeSpins: 300, points: 2_000 }, '300 FS + 2,000 E.P.'],
  [{ ...all, amount: 0, points: 0 }, '300 FS'],
  [{ amount: 0, freeSpins: 0, points: 0 }, ''],
])('leaves out what there is none of: %j', (parts, text) => {
  expect(prizeText(parts, 'EUR', 'en')).toBe(text);
});

test('is written as the reader of a language writes figures', () => {
  expect(prizeText(all, 'EUR', 'de')).toBe('5.000\u00a0€ + 300 FS + 2.000 E.P.');
  expect(prizeText(all, 'CHF', 'de-CH')).toBe('CHF\u00a05’000 + 300 FS + 2’000 E.P.');
  expect(prizeText(all, 'AUD', 'en-AU')).toBe('A$5,000 + 300 FS + 2,000 E.P.');
});

test('keeps the minor units of what is not whole', () => {
  expect(prizeText({ ...all, amount: 12_550 }, 'EUR', 'en')).toBe('€125.50 + 300 FS + 2,000 E.P.');
});

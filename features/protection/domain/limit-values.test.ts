import { amountOf, fillOf, typedOf } from './limit-values';

const deposit = { kind: 'deposit', period: 'week' } as const;
const time = { kind: 'time', period: 'day' } as const;

test('money is typed in whole units, time in hours', () => {
  expect(typedOf({ kind: 'loss', amount: 20_000 }, 'EUR')).toBe('200');
  expect(typedOf({ kind: 'time', amount: 7_200 }, 'EUR')).toBe('2');
  expect(typedOf({ kind: 'loss', amount: null }, 'EUR')).toBe('');
  expect(amountOf('300', deposit, 'EUR')).toBe(30_000);
  expect(amountOf('2', time, 'EUR')).toBe(7_200);
});

test.each([
  ['', deposit],
  ['-1', deposit],
  ['1.5', deposit],
  ['100000001', deposit],
  ['25', time],
])('%j is no limit', (typed, cell) => {
  expect(amountOf(typed, cell, 'EUR')).toBeNull();
});

test('24 hours are all that a day has', () => {
  expect(amountOf('24', time, 'EUR')).toBe(86_400);
});

test.each([
  [
    { amount: 10_000, used: 8_499 },
    { share: 0.8499, near: false },
  ],
  [
    { amount: 10_000, used: 8_500 },
    { share: 0.85, near: true },
  ],
  [
    { amount: 10_000, used: 12_000 },
    { share: 1, near: true },
  ],
  [
    { amount: 10_000, used: -1_840 },
    { share: 0, near: false },
  ],
  [
    { amount: 0, used: 0 },
    { share: 1, near: true },
  ],
  [
    { amount: null, used: 500 },
    { share: 0, near: false },
  ],
])('%j is as full as %j', (limit, fill) => {
  expect(fillOf(limit)).toEqual(fill);
});

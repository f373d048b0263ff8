import { decimalToMinor, wholeUnitsToMinor } from './money';

it.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12,50', 1_250],
  [' 0.01 ', 1],
  ['9999999999999.99', 999_999_999_999_999],
])('%s is an amount as people type it', (typed, minor) => {
  expect(decimalToMinor(typed, 'EUR')).toBe(minor);
});

it.each(['', '-1', '1.234', '1.', '.5', '1e3', '1 000', '0x10', '1,000.00', '99999999999999'])(
  '%j is none',
  (typed) => {
    expect(decimalToMinor(typed, 'EUR')).toBeNull();
  },
);

it.each([
  ['50', 5_000],
  [`${'0'.repeat(18)}50`, 5_000],
  ['0', 0],
  ['9999999999999', 999_999_999_999_900],
])('%s is so many whole units, whatever zeros stand before', (typed, minor) => {
  expect(wholeUnitsToMinor(typed, 'EUR')).toBe(minor);
});

it.each(['', '1'.repeat(14), '-1', '1.5', ' 1'])('%j is no number of whole units', (typed) => {
  expect(() => wholeUnitsToMinor(typed, 'EUR')).toThrow(RangeError);
});

import { decimalToMinor } from './money';

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

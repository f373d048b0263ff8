import { coinText, fromUnits, toUnits } from './coin-amount';

test.each([
  ['0.00153120', 8, 153_120n],
  ['485.436893', 6, 485_436_893n],
  ['1', 8, 100_000_000n],
  ['0.000000000000000001', 18, 1n],
  ['123456789.123456789012345678', 18, 123_456_789_123_456_789_012_345_678n],
])('%s with %s decimals is %s units, and back', (amount, decimals, units) => {
  expect(toUnits(amount, decimals)).toBe(units);
  expect(toUnits(fromUnits(units, decimals), decimals)).toBe(units);
});

test('is written with all decimals', () => {
  expect(fromUnits(5n, 8)).toBe('0.00000005');
  expect(fromUnits(100_000_000n, 8)).toBe('1.00000000');
  expect(fromUnits(7n, 0)).toBe('7');
});

test.each(['1,5', '1e3', '-1', '', '.5', '1.', '0.001'])('%p is none with two decimals', (amount) => {
  expect(() => toUnits(amount, 2)).toThrow(RangeError);
});

test.each([
  ['en', '1,234.567893'],
  ['de', '1.234,567893'],
  ['fr', '1\u202f234,567893'],
  ['de-CH', '1’234.567893'],
] as const)('is told in %s as people write it there', (locale, said) => {
  expect(coinText('1234.567893', locale)).toBe(said);
  expect(coinText('5.000000', locale)).toBe('5');
  expect(coinText('0.000000000000000001', locale)).toMatch(/^0[.,]0{17}1$/);
});

import { changeInTenths, isJump, isSlip, readRate, shortRate } from './exact-rate';

const rate = (text: string): bigint => readRate(text) ?? 0n;

it.each([
  ['1.1628', 116_280_000n],
  ['0.00000001', 1n],
  ['1234567', 123_456_700_000_000n],
  ['0', null],
  ['0.0', null],
  ['-1', null],
  ['1,2', null],
  ['1.123456789', null],
  ['1e3', null],
  ['.5', null],
  ['', null],
])('reads %p exactly', (text, parts) => {
  expect(readRate(text)).toBe(parts);
});

it.each([
  ['1.16280000', '1.1628'],
  ['2.00000000', '2'],
  ['10', '10'],
])('writes %p short', (text, short) => {
  expect(shortRate(text)).toBe(short);
});

it.each([
  ['1', '1.1', false, 100n],
  ['1', '1.10000001', true, 100n],
  ['1', '0.9', false, 100n],
  ['1', '0.89', true, 110n],
])('from %p to %p is a jump: %p', (from, to, jump, tenths) => {
  expect(isJump(rate(from), rate(to))).toBe(jump);
  expect(changeInTenths(rate(from), rate(to))).toBe(tenths);
});

it.each([
  ['1', '4.99', false],
  ['1', '5', true],
  ['1', '0.2', true],
  ['1', '0.21', false],
])('from %p to %p is a slip: %p', (from, to, slip) => {
  expect(isSlip(rate(from), rate(to))).toBe(slip);
});

import fc from '@/tests/support/properties';
import { onlyDigits, phoneCode, phoneNumber, withoutWildcards } from './typed-text';

test.each([
  ['12a3', '123'],
  ['-1.5e3', '153'],
  ['٣', ''],
  ['', ''],
])('of %j the digits %j stay', (typed, kept) => expect(onlyDigits(typed)).toBe(kept));

test.each([
  ['Anna*Maria%', 'AnnaMaria'],
  ['Jürg_7', 'Jürg_7'],
  ['a-b c.d', 'abcd'],
  ['*?%', ''],
])('of %j the word characters %j stay', (typed, kept) => expect(withoutWildcards(typed)).toBe(kept));

test.each([
  ['49', '+49'],
  ['+49', '+49'],
  ['0049', '+49'],
  ['+4930', '+493'],
  ['+', ''],
  ['', ''],
])('the code %j is written %j', (typed, code) => expect(phoneCode(typed)).toBe(code));

test.each([
  ['0151 / 234-56', '015123456'],
  ['1'.repeat(20), '1'.repeat(18)],
])('the number %j is written %j', (typed, number) => expect(phoneNumber(typed)).toBe(number));

test('what was stripped once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const strip of [onlyDigits, withoutWildcards, phoneCode, phoneNumber])
        expect(strip(strip(text))).toBe(strip(text));
    }),
  );
});

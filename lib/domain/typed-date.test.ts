import fc from '@/tests/support/properties';
import { daysInMonth, isoOfTyped, typedDate, typedOfIso } from './typed-date';

/** Types key by key, as a field sees it: `<` deletes the last character. */
function type(keys: string): string {
  let text = '';
  for (const key of keys)
    text = key === '<' ? typedDate(text.slice(0, -1), 'shrinking') : typedDate(text + key);
  return text;
}

test.each([
  ['1', '1'],
  ['12', '12-'],
  ['12<', '12'],
  ['12<<', '1'],
  ['12<3', '12-03-'],
  ['4', '04-'],
  ['00', '01-'],
  ['45', '04-05-'],
  ['39', '31-'],
  ['1.', '01-'],
  ['1/2/', '01-02-'],
  ['--', ''],
  ['12--', '12-'],
  ['3113', '31-12-'],
  ['3100', '31-01-'],
  ['3104', '30-04-'],
  ['3002', '29-02-'],
  ['29022023', '28-02-2023'],
  ['29022024', '29-02-2024'],
  ['29021900', '29-02-1924'],
  ['01011899', '01-01-1924'],
  ['01012100', '01-01-2099'],
  ['010120009', '01-01-2000'],
  ['0101200<', '01-01-20'],
  ['a1b2', '01-02-'],
])('typing %s shows %s', (keys, shown) => expect(type(keys)).toBe(shown));

test.each([
  ['2001-02-03', '03-02-2001'],
  ['3/2/2001', '03-02-2001'],
  ['3. 2. 2001', '03-02-2001'],
  ['03022001', '03-02-2001'],
  ['1-2', '01-02'],
  ['12-', '12'],
  ['', ''],
])('%s, pasted or left, becomes %s', (text, shown) => expect(typedDate(text, 'finished')).toBe(shown));

test('a digit corrected in the middle leaves the other parts where they are', () => {
  expect(typedDate('1-03-2020', 'shrinking')).toBe('1-03-2020');
  expect(typedDate('15-03-2020')).toBe('15-03-2020');
  expect(typedDate('152-03-2020')).toBe('15-03-2020');
  expect(typedDate('-03-2020', 'shrinking')).toBe('-03-2020');
  expect(typedDate('5-03-2020')).toBe('05-03-2020');
  expect(typedDate('12--2020', 'shrinking')).toBe('12--2020');
  expect(typedDate('12-1-2020')).toBe('12-1-2020');
});

test.each([
  ['01-01-1924', '1924-01-01'],
  ['31-12-2099', '2099-12-31'],
  ['31-12-1923', null],
  ['01-01-2100', null],
  ['29-02-2023', null],
  ['31-04-2023', null],
  ['00-01-2023', null],
  ['01-13-2023', null],
  ['1-1-2023', null],
  ['', null],
])('%s is the date %s', (text, iso) => expect(isoOfTyped(text)).toBe(iso));

test('a date keeps its way there and back', () => {
  expect(typedOfIso('2001-02-03')).toBe('03-02-2001');
  expect(typedOfIso(null)).toBe('');
});

test('February has 29 days in leap years, and as long as the year is not known', () => {
  expect([2000, 2024, 2023, 1900].map((year) => daysInMonth(2, year))).toEqual([29, 29, 28, 28]);
  expect(daysInMonth(2)).toBe(29);
});

const edit = fc.constantFrom('growing', 'shrinking', 'finished' as const);
const typing = fc.string({ unit: fc.constantFrom(...'0123456789-./ a'), maxLength: 14 });

test('no way of typing ends in a date that does not exist or is out of range', () => {
  fc.assert(
    fc.property(typing, edit, (text, how) => {
      const shown = typedDate(text, how);
      expect(shown.length).toBeLessThanOrEqual(10);
      if (/^\d\d-\d\d-\d{4}$/.test(shown)) expect(isoOfTyped(shown)).not.toBeNull();
      expect(typedDate(shown, how)).toBe(shown);
    }),
    { numRuns: 5_000 },
  );
});

test('eight digits are always a date', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(digits, (text) => expect(isoOfTyped(typedDate(text, 'finished'))).not.toBeNull()),
    { numRuns: 2_000 },
  );
});

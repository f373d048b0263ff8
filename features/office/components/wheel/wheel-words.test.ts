import { fieldsWords, readFields, typedFields } from './wheel-words';

const TYPED = ['spins 5', 'bonus 1.00', 'points 50', ...Array.from({ length: 9 }, () => 'nothing')].join(
  '\n',
);

it('reads a table as it was typed, and writes it so', () => {
  const fields = readFields(TYPED);
  expect(Array.isArray(fields) && typedFields(fields)).toBe(TYPED);
  expect(readFields(`${TYPED}\n\n`)).toEqual(fields);
  expect(Array.isArray(fields) && fieldsWords(fields.slice(0, 4))).toBe(
    '5 free spins, Bonus of €1, 50 points, Nothing',
  );
});

it.each([
  ['', 'There are 0 fields; the wheel has 12.'],
  [`${TYPED}\nnothing`, 'There are 13 fields; the wheel has 12.'],
  [TYPED.replace('spins 5', 'spins 0'), 'Line 1 is none of'],
  [TYPED.replace('bonus 1.00', 'bonus 1.005'), 'Line 2 is none of'],
  [TYPED.replace('points 50', 'points many'), 'Line 3 is none of'],
])('says what is wrong with %j', (typed, words) => {
  expect(readFields(typed)).toContain(words);
});

import { birthDateIso, birthDateProblem, birthYears } from './birth-date';

const TODAY = new Date(2026, 10, 21);

test('a hundred years, from those who come of age this year back', () => {
  const years = birthYears(TODAY);
  expect(years).toHaveLength(100);
  expect(years[0]).toBe(2008);
  expect(years[99]).toBe(1909);
});

test.each([
  ['', '1', '1990', 'required'],
  ['1', '', '1990', 'required'],
  ['1', '1', '', 'required'],
  ['31', '4', '1990', 'invalid'],
  ['30', '2', '1990', 'invalid'],
  ['29', '2', '1990', 'invalid'],
  ['29', '2', '1992', null],
  ['29', '2', '1900', 'invalid'],
  ['31', '12', '1990', null],
  ['21', '11', '2008', null],
  ['22', '11', '2008', 'tooYoung'],
  ['1', '12', '2008', 'tooYoung'],
])('%s.%s.%s is %s', (day, month, year, problem) =>
  expect(birthDateProblem({ day, month, year }, TODAY)).toBe(problem),
);

test('somebody born on 29 February is of age on 1 March', () => {
  const born = { day: '29', month: '2', year: '2008' };
  expect(birthDateProblem(born, new Date(2026, 1, 28))).toBe('tooYoung');
  expect(birthDateProblem(born, new Date(2026, 2, 1))).toBeNull();
});

test('the date is stored as ISO writes it', () => {
  expect(birthDateIso({ day: '5', month: '3', year: '1980' })).toBe('1980-03-05');
  expect(birthDateIso({ day: '31', month: '2', year: '1980' })).toBeNull();
});

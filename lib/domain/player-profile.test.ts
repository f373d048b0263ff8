import { BIRTHDAY_PROVIDERS, neededForPlay, profileTextProblem, tidyText } from './player-profile';

test('a game for money needs first name, last name and birth date', () => {
  expect(neededForPlay(1)).toEqual(['name', 'surname', 'birthday']);
});

test.each(BIRTHDAY_PROVIDERS)('studio %i needs a birthday in any case', (provider) => {
  expect(neededForPlay(provider)).toContain('birthday');
});

test('a text is kept without spaces around it, one between words', () => {
  expect(tidyText('  Karl-\tMarx  Straße ')).toBe('Karl- Marx Straße');
});

test.each([
  ['name', 'Zoë', null],
  ['name', '.', 'invalid'],
  ['city', 'Frankfurt (Oder)', null],
  ['city', '', 'required'],
  ['address', '12', null],
  ['postcode', '0'.repeat(17), 'tooLong'],
] as const)('%s %j: %s', (field, text, problem) => {
  expect(profileTextProblem(field, text)).toBe(problem);
});

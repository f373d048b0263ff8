import { isNameMeant } from './name-match';

it.each([
  ['Northlight', 'northlight'],
  ['Northlight', 'NORTH'],
  ['Northlight', 'northligt'],
  ['Northlight', 'nothligt'],
  ['Northlight', 'nortl'],
  ['Northlight', 'north light'],
  ['Northlight', 'light'],
  ['Saffron Lane', 'saffronlane'],
  ['Live dealer shows', 'shows dealer'],
  ['Live dealer shows', 'shovs live'],
  ['Rue Lumière', 'lumiere'],
  ['Corsair’s Cut', 'corsairs'],
  ['Clover & Crown', 'crown and'],
  ['Drops & Wins', 'win drop'],
  ['20 Torches', '20'],
])('%s is meant by %p', (name, query) => {
  expect(isNameMeant(name, query)).toBe(true);
});

it.each([
  ['Northlight', 'xx'],
  ['Northlight', 'th'],
  ['Northlight', 'norxx'],
  ['Northlight', 'northlight games'],
  ['Top', 'tap'],
  ['Book', 'rank'],
  ['Live dealer shows', 'shows poker'],
  ['Northlight', ''],
  ['Northlight', '.*('],
  ['', 'north'],
])('%s is not meant by %p', (name, query) => {
  expect(isNameMeant(name, query)).toBe(false);
});

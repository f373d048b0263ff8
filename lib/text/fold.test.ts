import { fold } from './fold';

it.each([
  ['Lumière', 'lumiere'],
  ['Corsair’s Cut', 'corsairs cut'],
  ["Corsair's Cut", 'corsairs cut'],
  ['ÜNÏCÖDÉ', 'unicode'],
  ['Côte d’Ivoire', 'cote divoire'],
  ['Fox & Crown', 'fox & crown'],
])('%s is typed as %p', (text, typed) => {
  expect(fold(text)).toBe(typed);
});

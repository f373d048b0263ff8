import { matchNames } from './name-match';

const NORA = { firstName: 'Nora Luise', lastName: 'Müller-Weiß' };

it.each([
  ['Nora Luise Müller-Weiß', 'exact'],
  ['MUELLER WEISS NORA LUISE', 'exact'],
  ['Weiß Müller, Luise Nora', 'exact'],
  ['N. Müller-Weiss', 'near'],
  ['Nora Müller Weiß', 'near'],
  ['Nroa Luise Mueller-Weiss', 'near'],
  ['Nora Luise Müller-Weisz', 'near'],
  ['Nora Müller', 'different'],
  ['Nora Luise', 'different'],
  ['Karl Müller-Weiß', 'different'],
  ['Someone Else', 'different'],
  ['', 'unknown'],
  [null, 'unknown'],
  ['12/34', 'different'],
])('%j on the instrument is %s', (name, match) => {
  expect(matchNames(NORA, name)).toBe(match);
});

it('compares nothing with a name that nobody told', () => {
  expect(matchNames({ firstName: null, lastName: 'Winter' }, 'Nora Winter')).toBe('unknown');
});

it('takes short names letter by letter', () => {
  expect(matchNames({ firstName: 'An', lastName: 'Li' }, 'An Lu')).toBe('different');
  expect(matchNames({ firstName: 'An', lastName: 'Li' }, 'A Li')).toBe('near');
});

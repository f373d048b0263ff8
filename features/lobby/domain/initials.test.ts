import { groupByInitial } from './initials';

const names = (...list: string[]) =>
  groupByInitial(list.map((name) => ({ name }))).map(({ initial, entries }) => [
    initial,
    ...entries.map(({ name }) => name),
  ]);

it('puts names together by their first letter, without accents, digits last', () => {
  expect(names('Odeon', 'Élan', '7 Hills', 'elk', 'Ember', '& Co')).toEqual([
    ['E', 'Élan', 'elk', 'Ember'],
    ['O', 'Odeon'],
    ['#', '7 Hills', '& Co'],
  ]);
});

it('has nothing of nothing', () => {
  expect(groupByInitial([])).toEqual([]);
});

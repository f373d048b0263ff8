import { winnerName } from './winner-name';

test.each([
  ['dominique@parlour.example', 'dom***'],
  ['dora@parlour.example', 'do***'],
  ['dan@parlour.example', 'd***'],
  ['d@parlour.example', '***'],
  ['@parlour.example', '***'],
  ['', '***'],
  ['nobody at all', 'nob***'],
  ['🎲🎲🎲🎲🎲🎲@parlour.example', '🎲🎲🎲***'],
])('of %p everybody reads %p', (login, shown) => {
  expect(winnerName(login)).toBe(shown);
});

test('it tells no more than half of the name, and at most three characters of it', () => {
  for (let length = 0; length < 80; length += 1) {
    const told = winnerName(`${'x'.repeat(length)}@parlour.example`).replaceAll('*', '');
    expect(told.length).toBeLessThanOrEqual(Math.min(3, length / 2));
  }
});

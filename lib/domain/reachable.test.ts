import { isReachable } from './reachable';

it.each([
  ['/games/slots', true],
  ['/games/live?page=2', false],
  ['/vip', false],
  ['/vip/levels', false],
  ['https://elsewhere.example/vip', true],
])('a link to %s leads there: %s', (target, leads) => {
  expect(isReachable(target, { closed: ['vip'], empty: ['live'] })).toBe(leads);
  expect(isReachable(target, { closed: [], empty: [] })).toBe(true);
});

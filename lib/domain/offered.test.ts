import { isOffered } from './offered';

it.each([
  ['/games/slots', true],
  ['/games/live?page=2', false],
  ['/vip', false],
  ['/vip/levels', false],
  ['https://elsewhere.example/vip', true],
])('a link to %s is offered: %s', (target, offered) => {
  expect(isOffered(target, { closed: ['vip'], empty: ['live'] })).toBe(offered);
  expect(isOffered(target, { closed: [], empty: [] })).toBe(true);
});

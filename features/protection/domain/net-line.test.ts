import { lineOf } from './net-line';

it.each([
  ['up and down', [0, 100, -300], { points: '0,25 50,0 100,100', zero: 25 }],
  ['down alone', [0, -50], { points: '0,0 100,100', zero: 0 }],
  ['up alone', [0, 50], { points: '0,100 100,0', zero: 100 }],
  ['level', [0, 0, 0], { points: '0,0 50,0 100,0', zero: 0 }],
])('goes %s', (_name, nets, line) => {
  expect(lineOf(nets)).toEqual(line);
});

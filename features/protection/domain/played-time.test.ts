import { clockOf, playedTime } from './played-time';

it.each([
  [0, 0, 1],
  [3_599, 0, 59],
  [3_600, 1, 0],
  [5_430, 1, 30],
])('%i seconds are %i h %i min', (seconds, hours, minutes) => {
  expect(playedTime(seconds)).toEqual({ hours, minutes });
});

it.each([
  [300, '5:00'],
  [61, '1:01'],
  [0, '0:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

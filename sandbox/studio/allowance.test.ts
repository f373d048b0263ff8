import { createAllowance } from './allowance';

let now: number;
const start = () => {
  now = 1_000_000;
  return createAllowance(() => now, 3, 1_000);
};
const refusal = (spend: () => void): unknown => {
  try {
    spend();
  } catch (error) {
    return error;
  }
  return null;
};

it('gives so many at once, and one more after each time', () => {
  const allowance = start();
  for (let time = 0; time < 3; time += 1) allowance.spend('anna');
  expect(refusal(() => allowance.spend('anna'))).toMatchObject({
    status: 429,
    code: 'too_fast',
    extras: { retryAfterMs: 1_000 },
  });
  now += 400;
  expect(refusal(() => allowance.spend('anna'))).toMatchObject({ extras: { retryAfterMs: 600 } });
  now += 600;
  allowance.spend('anna');
  expect(refusal(() => allowance.spend('anna'))).not.toBeNull();
});

it('keeps nobody waiting for somebody else, nor a rested one for what is long ago', () => {
  const allowance = start();
  for (let time = 0; time < 3; time += 1) allowance.spend('anna');
  allowance.spend('ben');
  now += 60_000;
  for (let time = 0; time < 3; time += 1) allowance.spend('anna');
  expect(refusal(() => allowance.spend('anna'))).not.toBeNull();
});

it('lets nobody wait longer because a clock was put back', () => {
  const allowance = start();
  for (let time = 0; time < 3; time += 1) allowance.spend('anna');
  now -= 3_600_000;
  expect(refusal(() => allowance.spend('anna'))).toMatchObject({ extras: { retryAfterMs: 1_000 } });
});

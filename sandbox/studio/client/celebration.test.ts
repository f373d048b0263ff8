import { celebrationOf } from './celebration';

const STAKED = 100;

it.each([
  [0, 'none'],
  [STAKED, 'none'],
  [STAKED + 1, 'lively'],
  [STAKED * 10 - 1, 'lively'],
  [STAKED * 10, 'high'],
  [STAKED * 25 - 1, 'high'],
  [STAKED * 25, 'full'],
])('a return of %d of 100 is %s', (pay, celebration) => {
  expect(celebrationOf({ celebrateAbove: 1 }, { staked: STAKED, pay })).toBe(celebration);
});

it.each([
  [STAKED * 3, 'none'],
  [STAKED * 3 + 1, 'lively'],
])('where the law celebrates above three stakes, %d is %s', (pay, celebration) => {
  expect(celebrationOf({ celebrateAbove: 3 }, { staked: STAKED, pay })).toBe(celebration);
});

it('has nothing for who only watched', () => {
  expect(celebrationOf({ celebrateAbove: 1 }, { staked: 0, pay: 0 })).toBe('none');
});

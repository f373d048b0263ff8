import { signedAmount } from './transactions';

test.each([
  ['bet', -100],
  ['withdraw', -100],
  ['rollback_win', -100],
  ['refund', -100],
  ['win', 100],
  ['deposit', 100],
  ['rollback_bet', 100],
] as const)('%s of 100 moves the balance by %i', (type, moved) => {
  expect(signedAmount(type, 100)).toBe(moved);
});

test('nothing has no sign', () => {
  expect(Object.is(signedAmount('bet', 0), 0)).toBe(true);
});

import { classOf } from './books';

const HOUR = 3_600_000;

it.each([
  [{ ours_status: 'complete' }, 'missing_here'],
  [{ ours_status: 'complete', refund_due: true }, 'state'],
  [{ ours_status: 'failed' }, 'state'],
  [{ ours_status: 'processing' }, 'missing_here'],
  [{ ours_status: null }, 'missing_here'],
  [{ ours_status: 'refund', ours: 400n, ours_currency: 'EUR' }, 'amount'],
  [{ ours_status: 'refund', ours: 500n, ours_currency: 'EUR' }, null],
  [{ ours_status: null, theirs: 0n }, null],
])('a refund that is %p here: %p', (changes, expected) => {
  const refund = {
    kind: 'refund' as const,
    subject: 'ch_1',
    reference: 'd',
    theirs: 500n,
    theirs_currency: 'EUR',
    moved_at: new Date(0),
    news_at: new Date(0),
    ours: null,
    ours_currency: null,
    ours_status: null,
    refund_due: false,
    deposit_id: null,
    withdrawal_id: null,
  };
  expect(classOf({ ...refund, ...changes }, HOUR)).toBe(expected);
  if (expected !== null) expect(classOf({ ...refund, ...changes }, 0)).toBe('early');
});

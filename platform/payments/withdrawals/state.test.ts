import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@/lib/domain/withdrawals';
import { PAYOUT_STATUSES, type PayoutStatus } from '../provider';
import { decide, stateOfPayoutEvent } from './state';

/** What moves money; everything else does not. */
const MOVES: Partial<Record<`${WithdrawalStatus} ${PayoutStatus}`, string>> = {
  'processing completed': 'complete: capture',
  'processing failed': 'rejected: release',
  'processing returned': 'refund: capture, return',
  'complete returned': 'refund: return',
};
/** What says that money went where it must not have. */
const WRONG = [
  ...PAYOUT_STATUSES.flatMap((report) => [`pending ${report}`, `cancel ${report}`]),
  'complete failed',
  'refund failed',
  'rejected pending',
  'rejected processing',
  'rejected completed',
];

it.each(WITHDRAWAL_STATUSES.flatMap((status) => PAYOUT_STATUSES.map((report) => [status, report] as const)))(
  '%s and the company says %s',
  (status, report) => {
    const { next, steps, outcome } = decide(status, report);
    const moves = MOVES[`${status} ${report}`];
    if (moves) {
      expect(`${next}: ${steps.join(', ')}`).toBe(moves);
      expect(outcome).toBe('applied');
      return;
    }
    expect({ next, steps }).toEqual({ next: status, steps: [] });
    expect(outcome).toBe(WRONG.includes(`${status} ${report}`) ? 'mismatch' : 'ignored');
  },
);

it.each(['pending', 'processing'] as const)(
  'a rejection by the company’s own report outlives a late %s of the same payout',
  (report) => {
    expect(decide('rejected', report, true)).toEqual({ next: 'rejected', steps: [], outcome: 'ignored' });
  },
);

it.each([
  ['completed', 'completed', 'completed'],
  ['processing', 'completed', 'processing'],
  ['completed', 'returned', 'completed'],
  ['failed', 'completed', null],
  ['completed', 'failed', null],
  ['completed', 'processing', null],
] as const)('an event of %s with data that say %s is one of %s', (named, told, state) => {
  expect(stateOfPayoutEvent(named, told)).toBe(state);
});

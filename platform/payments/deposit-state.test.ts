import fc from '@/tests/support/properties';
import { decide, exceptionOf, publicStatus, type DepositStatus } from './deposit-state';
import { CHARGE_STATUSES, type ChargeStatus } from './provider';

const ORDER: Record<DepositStatus, number> = {
  creating: 0,
  processing: 1,
  failed: 2,
  cancel: 2,
  complete: 2,
  refund: 3,
};
const ALLOWED = new Set([
  'creating>processing',
  'creating>complete',
  'creating>failed',
  'creating>cancel',
  'processing>complete',
  'processing>failed',
  'processing>cancel',
  'complete>refund',
]);

interface Run {
  status: DepositStatus;
  credits: number;
  refunds: number;
  closes: number;
  rechecks: number;
}

function run(reports: readonly ChargeStatus[], received = 5000n): Run {
  const state: Run = { status: 'creating', credits: 0, refunds: 0, closes: 0, rechecks: 0 };
  for (const report of reports) {
    const { next, steps, outcome } = decide(state.status, report, received);
    expect(ORDER[next]).toBeGreaterThanOrEqual(ORDER[state.status]);
    if (next !== state.status && !(state.status !== 'complete' && next === 'refund')) {
      expect(ALLOWED).toContain(`${state.status}>${next}`);
    }
    expect(outcome === 'applied').toBe(next !== state.status);
    if (outcome !== 'applied') expect(steps).toEqual([]);
    for (const step of steps) {
      if (step === 'credit') state.credits += 1;
      if (step === 'refund') {
        state.refunds += 1;
        expect(state.credits).toBe(1);
      }
      if (step === 'close') state.closes += 1;
    }
    if (outcome === 'recheck') state.rechecks += 1;
    state.status = next;
  }
  return state;
}

const anyReports = fc.array(fc.constantFrom(...CHARGE_STATUSES), { maxLength: 20 });

describe('deposit state machine', () => {
  it('only moves forward, credits and refunds at most once, and books what its state says', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { status, credits, refunds, closes } = run(reports);
        expect(credits).toBe(status === 'complete' || status === 'refund' ? 1 : 0);
        expect(refunds).toBe(status === 'refund' ? 1 : 0);
        expect(closes).toBe(status === 'failed' || status === 'cancel' ? 1 : 0);
      }),
      { numRuns: 2_000 },
    );
  });

  // A charge has one true history; repeats and disorder on the way must not change where the deposit ends.
  it.each<[readonly ChargeStatus[], DepositStatus]>([
    [['pending', 'processing'], 'processing'],
    [['processing', 'completed'], 'complete'],
    [['processing', 'failed'], 'failed'],
    [['cancelled'], 'cancel'],
    [['processing', 'completed', 'refunded'], 'refund'],
  ])('%j ends as %s in whatever order and however often it comes', (history, end) => {
    const shuffled = fc
      .array(fc.constantFrom(...history), { maxLength: 10 })
      .chain((extra) =>
        fc.shuffledSubarray([...history, ...extra], { minLength: history.length + extra.length }),
      );
    fc.assert(
      fc.property(shuffled, (reports) => expect(run(reports).status).toBe(end)),
      { numRuns: 500 },
    );
  });

  it('asks again when money is reported for a closed deposit, and moves nothing', () => {
    expect(run(['failed', 'completed'])).toMatchObject({ status: 'failed', credits: 0, rechecks: 1 });
    expect(run(['cancelled', 'completed', 'completed'])).toMatchObject({
      status: 'cancel',
      credits: 0,
      rechecks: 2,
    });
  });

  it('takes a refund of nothing for a cancellation', () => {
    expect(run(['refunded'], 0n)).toMatchObject({ status: 'cancel', credits: 0, refunds: 0 });
  });

  it.each([
    [5000n, 5000n, false, null],
    [5000n, 4999n, false, 'partial'],
    [5000n, 5001n, false, 'over'],
    [5000n, 5000n, true, 'late'],
  ])('of %d asked and %d received (late: %s) the exception is %s', (asked, received, late, exception) => {
    expect(exceptionOf({ asked, received, late })).toBe(exception);
  });

  it('shows players no difference between creating and processing', () => {
    expect(publicStatus('creating')).toBe('processing');
    expect(publicStatus('refund')).toBe('refund');
  });
});

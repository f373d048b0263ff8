import { openPayoutWorld, type PayoutWorld, type WithdrawalJson } from '../testing/withdrawals-harness';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: PayoutWorld;
beforeAll(async () => {
  world = await openPayoutWorld({ providerTimeoutMs: 1_000 });
});
afterAll(() => world.close());

const asked = async (amount = 5_000) => world.withdraw(await world.richPlayer(), { amount });
const tell = async (withdrawal: WithdrawalJson, type: string) =>
  world.send((await world.payoutEvent(withdrawal, type)) as Record<string, unknown>);
/** One that is paid so long after it was asked for. */
const paidAfter = async (ms: number) => {
  const withdrawal = await asked();
  world.clock.advance(ms);
  await tell(withdrawal, 'payout.completed');
  return withdrawal;
};
/** To the microsecond. */
const paidExactly = async (minutes: number, id: string) =>
  world.query(
    'update payments.withdrawals set paid_at = requested_at + make_interval(secs => $2) where id = $1',
    [id, minutes * 60],
  );

it('measures what was paid in a week, and counts what is late', async () => {
  const times = () => world.payments.withdrawals.paidTimes();
  expect(await times()).toEqual({ paid: 0, medianSeconds: null, within: 0, overdue: 0 });

  await paidAfter(2 * MINUTE);
  const once = await times();
  expect(once).toMatchObject({ paid: 1, within: 1, overdue: 0 });
  expect(once.medianSeconds).toBeGreaterThanOrEqual(120);
  expect(once.medianSeconds).toBeLessThan(140);

  // The ten minutes count from asking, with the decision in them, to being paid.
  const decided = await asked(30_000);
  world.clock.advance(6 * MINUTE);
  await world.decide(decided.id);
  world.clock.advance(6 * MINUTE);
  expect(await times()).toMatchObject({ paid: 1, within: 1, overdue: 1 });
  await tell(decided, 'payout.completed');
  expect(await times()).toMatchObject({ paid: 2, within: 1, overdue: 0 });

  // Ten minutes are within ten minutes; a moment more is not.
  const bound = await paidAfter(MINUTE);
  await paidExactly(10, bound.id);
  expect(await times()).toMatchObject({ paid: 3, within: 2, medianSeconds: 600 });
  await paidExactly(10.001, bound.id);
  expect(await times()).toMatchObject({ paid: 3, within: 1 });

  // One that came back was paid in time all the same; one that ended without being paid is not counted.
  await tell(bound, 'payout.returned');
  const player = await world.richPlayer();
  const taken = await world.withdraw(player, { amount: 30_000 });
  await world.cancel(player, taken.id);
  const failed = await asked();
  await tell(failed, 'payout.failed');
  world.clock.advance(11 * MINUTE);
  expect(await times()).toMatchObject({ paid: 3, within: 1, overdue: 0 });

  // A week later they are history, and one that still waits is late.
  await asked(30_000);
  world.clock.advance(9 * MINUTE);
  expect(await times()).toMatchObject({ overdue: 0 });
  world.clock.advance(7 * DAY);
  expect(await times()).toEqual({ paid: 0, medianSeconds: null, within: 0, overdue: 1 });
});

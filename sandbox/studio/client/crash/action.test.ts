import type { LiveRound } from '../../crash/live-events';
import type { OwnBet } from '../../crash/view';
import { msOf } from '../../engines/crash/growth';
import { actionOf, momentOf, type Slot } from './action';

const MAX_WIN = 1_000_000;
const waiting: LiveRound = {
  ...{ number: 1, phase: 'waiting', opensAt: 0, bellAt: 7_000, startsAt: 7_500 },
  ...{ point: null, seed: null, nextAt: null },
};
const flying = { ...waiting, phase: 'flying' } as const;
const over = { ...waiting, phase: 'over', point: 250 } as const;
const own = (state: OwnBet['state'], over_: Partial<OwnBet> = {}): OwnBet => ({
  ...{ id: 'b', ticketId: 't', key: 1, chainId: 'c', number: 1, stake: 1_000, auto: null, state },
  ...{ reason: null, out: null, pay: null, ...over_ },
});
const slot = (patch: Partial<Slot> = {}): Slot => ({
  ...{ stake: 1_000, auto: null, bet: null, queued: false, busy: false },
  ...patch,
});
const at = (round: LiveRound | null, clock: number | null, patch: Partial<Slot> = {}) =>
  actionOf(slot(patch), momentOf(round, clock), MAX_WIN);

test.each([
  [null, 5_000, 'asleep', 100],
  [waiting, null, 'asleep', 100],
  [waiting, 6_999, 'open', 100],
  [waiting, 7_000, 'closing', 100],
  // No start was heard of yet.
  [waiting, 9_000, 'closing', 100],
  [flying, 7_500 + msOf(253), 'flying', 253],
  [over, 99_000, 'over', 250],
  [{ ...waiting, phase: 'broken' } as const, 9_000, 'broken', 100],
])('%#: at %p the table is as it should be', (round, clock, phase, multiplier) => {
  expect(momentOf(round, clock)).toMatchObject({ phase, multiplier });
});

test('before the bell a bet is placed, and taken back', () => {
  expect(at(waiting, 100)).toEqual({ does: 'bet', amount: 1_000, ready: true });
  expect(at(waiting, 100, { busy: true })).toEqual({ does: 'nothing', why: 'placing', amount: 1_000 });
  expect(at(waiting, 100, { bet: own('held') })).toEqual({ does: 'leave', amount: 1_000, ready: true });
  expect(at(waiting, 100, { bet: own('returning') })).toMatchObject({ why: 'returning' });
  expect(at(waiting, 7_100, { bet: own('held') })).toMatchObject({ why: 'aboard' });
});

test('in the flight it is cashed out, at what the multiplier makes of it', () => {
  const cash = (clock: number, bet = own('held')) => at(flying, 7_500 + clock, { bet });
  expect(cash(0)).toEqual({ does: 'cash', amount: 1_000, ready: false });
  expect(cash(msOf(253))).toEqual({ does: 'cash', amount: 2_530, ready: true });
  // Its own value is the most that it comes to, and so is the cap.
  expect(cash(msOf(253), own('held', { auto: 200 }))).toMatchObject({ amount: 2_000 });
  expect(cash(msOf(50_000), own('held', { stake: 10_000 }))).toMatchObject({ amount: MAX_WIN });
  expect(cash(msOf(253), own('out', { out: 200, pay: 2_000 }))).toEqual({
    does: 'nothing',
    why: 'out',
    amount: 2_000,
  });
});

test.each([
  ['when the bell has rung', waiting, 7_100],
  ['in a flight', flying, 9_000],
  ['after it', over, 90_000],
])('%s one joins the next flight, and may think better of it', (_when, round, clock) => {
  expect(at(round, clock)).toEqual({ does: 'join', amount: 1_000, ready: true });
  expect(at(round, clock, { queued: true })).toMatchObject({ does: 'cancel', ready: true });
});

test.each(['lost', 'closed', 'paid', 'out'] as const)(
  'a bet that is %s keeps nobody from the next flight',
  (state) => {
    expect(at(over, 90_000, { bet: own(state) })).toMatchObject({ does: 'join' });
  },
);

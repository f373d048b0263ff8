import { countStep, EVEN, netOf } from '@/features/play/domain/tally';
import type { CrashPlayState, OwnBet } from '../crash/view';
import { createTelling } from './own-rounds';

const bet = (key: number, stake: number, state: OwnBet['state'], pay: number | null = null): OwnBet => ({
  ...{ id: `b${key}`, ticketId: 't', key, chainId: 'c', number: 1, stake, auto: null, state, pay },
  ...{ reason: null, out: pay === null ? null : (pay * 100) / stake },
});
const state = (balance: number, ...bets: OwnBet[]): CrashPlayState => ({
  ...{ mode: 'real', balance, trouble: null, now: 0, bets },
  fair: { chainId: 'c', end: 'e', salt: null, rounds: 1 },
});

test('two bets of one flight are one round, and the net position is right at each step', () => {
  const telling = createTelling();
  let tally = EVEN;
  const net = (messages: ReturnType<typeof telling.follow>) => {
    for (const message of messages) tally = countStep(tally, message);
    return netOf(tally);
  };
  const [first, second] = [bet(1, 1_000, 'held'), bet(2, 500, 'held')];
  // The stake has left the credit: it counts at once, though the bets can still be taken back.
  expect(net(telling.follow(state(9_000, first)))).toBe(-1_000);
  expect(net(telling.follow(state(8_500, first, second)))).toBe(-1_500);
  expect(telling.start([first, second], 8_500)).toEqual([]);
  const paid = bet(1, 1_000, 'paid', 2_530);
  expect(net(telling.follow(state(8_500, bet(1, 1_000, 'out', 2_530), second)))).toBe(-1_500);
  expect(net(telling.follow(state(11_030, paid, second)))).toBe(1_030);
  expect(telling.follow(state(11_030, paid, second))).toEqual([]);
  expect(net(telling.follow(state(11_030, paid, bet(2, 500, 'lost', 0))))).toBe(1_030);
  const ended = telling.follow(state(11_030, paid, bet(2, 500, 'closed', 0)));
  expect(ended).toEqual([{ type: 'round-ended', roundId: 't', stake: 1_500, won: 2_530, balance: 11_030 }]);
  expect(net(ended)).toBe(1_030);
  expect(telling.follow(state(11_030, paid, bet(2, 500, 'closed', 0)))).toEqual([]);
});

test('a bet that was never held is no round, and one that is taken back costs nothing', () => {
  const telling = createTelling();
  expect(telling.follow(state(10_000, bet(1, 1_000, 'returning')))).toEqual([]);
  expect(telling.follow(state(10_000, bet(1, 1_000, 'returned')))).toEqual([]);
  const again = createTelling();
  expect(again.start([bet(2, 500, 'held')], 9_500)).toMatchObject([{ stake: 500 }]);
  expect(again.follow(state(9_500, bet(2, 500, 'returning')))).toEqual([]);
  expect(again.follow(state(10_000, bet(2, 500, 'returned')))).toMatchObject([
    { type: 'round-ended', stake: 0, won: 0, balance: 10_000 },
  ]);
});

test('of two bets one is taken back: the round costs the other one', () => {
  const telling = createTelling();
  const other = bet(2, 500, 'held');
  telling.follow(state(8_500, bet(1, 1_000, 'held'), other));
  expect(telling.follow(state(8_500, bet(1, 1_000, 'returning'), other))).toEqual([]);
  expect(telling.follow(state(9_500, bet(1, 1_000, 'returned'), other))).toEqual([
    { type: 'round-started', roundId: 't', stake: 500, balance: 9_500 },
  ]);
});

test('a flight that the studio broke off costs nothing', () => {
  const telling = createTelling();
  telling.start([bet(1, 1_000, 'held')], 9_000);
  expect(telling.follow(state(9_000, bet(1, 1_000, 'returning')))).toEqual([]);
  expect(telling.follow(state(10_000, bet(1, 1_000, 'returned')))).toMatchObject([
    { type: 'round-ended', stake: 0, won: 0 },
  ]);
});

test('after a reload what was settled is not told again, what is open is told at its end', () => {
  const telling = createTelling();
  telling.skip(state(11_030, bet(1, 1_000, 'paid', 2_530), bet(2, 500, 'held')));
  // The page learns what the open one costs, and what of it is won.
  const open = state(11_030, bet(1, 1_000, 'paid', 2_530), bet(2, 500, 'held'));
  expect(telling.follow(open)).toMatchObject([
    { type: 'round-started', stake: 1_500 },
    { type: 'round-shown', won: 2_530 },
  ]);
  expect(telling.follow(open)).toEqual([]);
  const end = state(11_030, bet(1, 1_000, 'paid', 2_530), bet(2, 500, 'closed', 0));
  expect(telling.follow(end)).toMatchObject([{ type: 'round-ended', stake: 1_500, won: 2_530 }]);
  const again = createTelling();
  again.skip(end);
  expect(again.follow(end)).toEqual([]);
});

import type { Limit } from '../api/get-me-limits';
import { tightestLimit } from './tightest-limit';

const limit = (kind: Limit['kind'], left: number | null): Limit => ({
  ...{ kind, period: 'week', left, used: 0, wish: null, raiseFrom: null, fixed: false },
  amount: left,
  beganAt: '2026-11-23T00:00:00.000Z',
  endsAt: '2026-11-30T00:00:00.000Z',
});

test.each([
  ['none is set', [limit('loss', null)], null],
  ['a limit on deposits stops no stake', [limit('deposit', 0)], null],
  ['time that is left stops none either', [limit('time', 60)], null],
  ['time that is used up does', [limit('time', 0), limit('loss', 500)], 'time'],
  ['what leaves the least', [limit('wager', 900), limit('loss', 500)], 'loss'],
])('%s', (_name, limits, kind) => {
  expect(tightestLimit(limits)?.kind ?? null).toBe(kind);
});

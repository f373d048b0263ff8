import { changeOf, lawAgainst, openWish, wishUntil, type StandingLimit } from './rules';

const NOW = new Date('2026-11-24T12:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const LAW = { raiseAfterHours: 24 };
const standing = (amount: bigint, wish: StandingLimit['wish'] = null): StandingLimit => ({
  amount,
  wish,
  endsAt: later(100),
});

describe('another limit', () => {
  it.each<[string, StandingLimit | null, bigint | null, ReturnType<typeof changeOf>]>([
    ['the first holds at once', null, 5_000n, { change: 'set', amount: 5_000n }],
    ['none where there is none', null, null, { change: 'none' }],
    ['a lower one holds at once', standing(5_000n), 4_999n, { change: 'set', amount: 4_999n }],
    ['nothing at all may be the limit', standing(5_000n), 0n, { change: 'set', amount: 0n }],
    [
      'a higher one waits',
      standing(5_000n),
      5_001n,
      { change: 'ask', wish: { amount: 5_001n, from: later(24) } },
    ],
    [
      'to have none waits as well',
      standing(5_000n),
      null,
      { change: 'ask', wish: { amount: null, from: later(24) } },
    ],
    ['the same changes nothing', standing(5_000n), 5_000n, { change: 'none' }],
    [
      'the same forgets what was asked for',
      standing(5_000n, { amount: 9_000n, from: later(3) }),
      5_000n,
      { change: 'drop' },
    ],
    [
      'the same wish keeps its day',
      standing(5_000n, { amount: 9_000n, from: later(3) }),
      9_000n,
      { change: 'none' },
    ],
    [
      'another wish waits anew',
      standing(5_000n, { amount: 9_000n, from: later(3) }),
      9_001n,
      { change: 'ask', wish: { amount: 9_001n, from: later(24) } },
    ],
    [
      'a wish that nobody confirmed is none',
      standing(5_000n, { amount: 9_000n, from: later(-8 * 24) }),
      9_000n,
      { change: 'ask', wish: { amount: 9_000n, from: later(24) } },
    ],
  ])('%s', (_name, before, wanted, after) => {
    expect(changeOf(before, wanted, LAW, NOW)).toEqual(after);
  });

  it('waits for the end of the period where the law says so, and its hours where they are longer', () => {
    const law = { raiseAfterHours: 72, raiseAfterPeriod: true };
    expect(changeOf(standing(1n), 2n, law, NOW)).toMatchObject({ wish: { from: later(100) } });
    expect(changeOf({ ...standing(1n), endsAt: later(10) }, 2n, law, NOW)).toMatchObject({
      wish: { from: later(72) },
    });
  });
});

it('a wish may be confirmed for seven days', () => {
  const wish = { amount: 1n, from: NOW };
  expect(wishUntil(wish)).toEqual(later(7 * 24));
  expect(openWish({ wish }, new Date(later(7 * 24).getTime() - 1))).toBe(wish);
  expect(openWish({ wish }, later(7 * 24))).toBeNull();
});

it.each([
  ['removal of a required one', { kind: 'deposit', period: 'month', amount: null }, 'required'],
  ['removal of another period', { kind: 'deposit', period: 'day', amount: null }, null],
  ['of another kind', { kind: 'loss', period: 'month', amount: null }, null],
  ['above the most', { kind: 'deposit', period: 'month', amount: 100_001n }, 'most'],
  ['the most', { kind: 'deposit', period: 'month', amount: 100_000n }, null],
] as const)('the law and %s', (_name, wanted, refusal) => {
  expect(lawAgainst(wanted, { raiseAfterHours: 24, required: ['month'] }, 100_000n)).toBe(refusal);
});

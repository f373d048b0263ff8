import { checkTable } from './limits';
import {
  checkedStake,
  inHundredths,
  MAX_STAKE,
  NOTHING,
  paidAt,
  settled,
  STAKE_BACK,
  times,
  together,
} from './stake';
import { HOSTILE } from './simulated';

describe('a stake', () => {
  it('is whole minor units from 1 to the highest', () => {
    for (const stake of [...HOSTILE, 0]) expect(() => checkedStake(stake)).toThrow('stake_invalid');
    expect(() => checkedStake(MAX_STAKE + 1)).toThrow('stake_too_high');
    expect([1, MAX_STAKE].map(checkedStake)).toEqual([1, MAX_STAKE]);
  });

  it('is paid to the minor unit, rounded down', () => {
    expect([1, 2, 3, 99].map((stake) => paidAt(stake, times(5, 2)))).toEqual([2, 5, 7, 247]);
    expect(paidAt(999_999_999_999, times(39, 20))).toBe(1_949_999_999_998);
    expect([NOTHING, STAKE_BACK, times(3), inHundredths(150)].map((multiple) => paidAt(7, multiple))).toEqual(
      [0, 7, 21, 10],
    );
  });

  it('adds up with others', () => {
    expect(together([settled(7, times(3, 2)), settled(5, NOTHING)])).toEqual({ stake: 12, pay: 10 });
    expect(together([])).toEqual({ stake: 0, pay: 0 });
  });
});

describe('the limits of a table', () => {
  const table = {
    spots: { banker: { min: 10, max: 500 }, tie: { min: 5, max: 50 } },
    total: { min: 20, max: 520 },
  };
  const taken = (...spots: { kind: 'banker' | 'tie'; stake: number }[]) =>
    expect(() => checkTable(spots, table));

  it('hold for each spot by its kind, and for all together', () => {
    taken({ kind: 'banker', stake: 9 }, { kind: 'tie', stake: 50 }).toThrow('stake_too_low');
    taken({ kind: 'banker', stake: 501 }).toThrow('stake_too_high');
    taken({ kind: 'banker', stake: 100 }, { kind: 'tie', stake: 51 }).toThrow('stake_too_high');
    taken({ kind: 'banker', stake: 19 }).toThrow('stake_too_low');
    taken({ kind: 'banker', stake: 500 }, { kind: 'tie', stake: 21 }).toThrow('stake_too_high');
    taken({ kind: 'banker', stake: 500 }, { kind: 'tie', stake: 20 }).not.toThrow();
    taken({ kind: 'banker', stake: 20 }).not.toThrow();
  });

  it.each(['player', 'toString', '__proto__'])('must be known: %s', (kind) => {
    expect(() => checkTable([{ kind, stake: 20 }], table)).toThrow(RangeError);
  });
});

import fc from '@/tests/support/properties';
import {
  defaultDepositPreset,
  depositAmountFault,
  depositBoundsFault,
  depositPresets,
  isWholeUnits,
  NEOSURF_EUROPE,
} from './deposits';

const OVERALL = { min: 1000, max: 500_000 };

describe('deposit amount, SPEC §5 in its order', () => {
  it.each([
    ['', 'required'],
    ['123456789012345678901', 'tooLong'],
    ['abcdefghijklmnopqrstuvw', 'tooLong'],
    ['12a', 'digitsOnly'],
    ['-5', 'digitsOnly'],
    ['10.5', 'digitsOnly'],
    ['1e3', 'digitsOnly'],
    [' 50', 'digitsOnly'],
    ['٥٠', 'digitsOnly'],
    ['0', 'aboveZero'],
    ['0000', 'aboveZero'],
    ['9', 'belowMinimum'],
    ['5001', 'aboveMaximum'],
    ['99999999999999999999', 'aboveMaximum'],
  ])('%j breaks %s', (typed, rule) => {
    expect(depositAmountFault(typed, 'EUR', OVERALL)?.rule).toBe(rule);
  });

  it.each(['10', '50', '5000', '0050'])('%j may be sent', (typed) => {
    expect(depositAmountFault(typed, 'EUR', OVERALL)).toBeNull();
  });

  it('asks the overall bounds before those of the method', () => {
    expect(depositAmountFault('5', 'EUR', OVERALL, { min: 2000 })).toEqual({
      rule: 'belowMinimum',
      limit: 1000,
    });
    expect(depositAmountFault('15', 'EUR', OVERALL, { min: 2000 })).toEqual({
      rule: 'belowMinimum',
      limit: 2000,
    });
    expect(depositAmountFault('300', 'EUR', OVERALL, { max: 25_000 })).toEqual({
      rule: 'aboveMaximum',
      limit: 25_000,
    });
  });

  it('takes every whole amount inside the bounds and none outside', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 19n }), (units) => {
        const inside = units >= 10n && units <= 5000n;
        expect(depositAmountFault(units.toString(), 'EUR', OVERALL) === null).toBe(inside);
        expect(depositBoundsFault(units * 100n, OVERALL) === null).toBe(inside);
      }),
    );
  });

  it('knows whole units', () => {
    expect(isWholeUnits(5000n, 'EUR')).toBe(true);
    expect(isWholeUnits(5001n, 'EUR')).toBe(false);
  });
});

describe('presets, SPEC §9', () => {
  it('multiplies the minimum', () => {
    expect(depositPresets(1000, 'EUR')).toEqual([20, 50, 250, 500]);
    expect(depositPresets(1050, 'EUR')).toEqual([21, 53, 263, 525]);
  });
  it('has fixed amounts without a minimum', () => {
    expect(depositPresets(null, 'EUR')).toEqual([40, 100, 500, 1000]);
    expect(depositPresets(0, 'EUR')).toEqual([40, 100, 500, 1000]);
  });
  it('drops the last for Neosurf Europe and chooses the second', () => {
    expect(depositPresets(1000, 'EUR', NEOSURF_EUROPE)).toEqual([20, 50, 250]);
    expect(defaultDepositPreset(depositPresets(1000, 'EUR'))).toBe(50);
    expect(defaultDepositPreset([])).toBeUndefined();
  });
});

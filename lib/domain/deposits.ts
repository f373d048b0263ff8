import { CURRENCIES, type Currency } from '../money/money';
import { DEPOSIT_AMOUNT_MAX_CHARACTERS } from './limits';

/** Kinds of deposit methods (SPEC §3). */
export const DEPOSIT_METHOD_TYPES = ['regular', 'voucher', 'coin'] as const;
export type DepositMethodType = (typeof DEPOSIT_METHOD_TYPES)[number];

/** The tabs of the deposit form (SPEC §5). */
export const DEPOSIT_FAMILIES = ['regular', 'crypto'] as const;
export type DepositFamily = (typeof DEPOSIT_FAMILIES)[number];

export const depositFamily = (type: DepositMethodType): DepositFamily =>
  type === 'coin' ? 'crypto' : 'regular';

/**
 * Why a deposit failed, in our words, whatever its payment company calls it. `aggregator`: the company accepted no
 * charge. A deposit that its player cancelled has no reason, nor has one whose company gave none.
 */
export const DEPOSIT_FAILURES = [
  'declined',
  'insufficient_funds',
  'three_d_secure',
  'voucher_used',
  'voucher_value',
  'voucher_locked',
  'expired',
  'aggregator',
] as const;
export type DepositFailure = (typeof DEPOSIT_FAILURES)[number];

/** The method for which SPEC §9 drops the highest preset. */
export const NEOSURF_EUROPE = 'neosurfeurope';

/** Lowest and highest deposit in minor units, both inclusive; an absent bound doesn't bind. */
export interface DepositBounds {
  min?: number | null;
  max?: number | null;
}

/** What is wrong with a deposit amount. `limit` is in minor units. */
export type DepositAmountFault =
  | { rule: 'required' | 'tooLong' | 'digitsOnly' | 'aboveZero' }
  | { rule: 'belowMinimum' | 'aboveMaximum'; limit: number };

/**
 * The last two rules of SPEC §5: the overall bounds first, then the method's.
 * @param minor amount in minor units.
 */
export function depositBoundsFault(
  minor: bigint,
  overall: DepositBounds,
  method: DepositBounds = {},
): DepositAmountFault | null {
  for (const { min, max } of [overall, method]) {
    if (min != null && minor < BigInt(min)) return { rule: 'belowMinimum', limit: min };
    if (max != null && minor > BigInt(max)) return { rule: 'aboveMaximum', limit: max };
  }
  return null;
}

/**
 * SPEC §5's rules for the amount that a player typed, in their order: required, at most 20 characters, digits
 * only, above 0, overall bounds, bounds of the method.
 * @param typed whole units as written in the field.
 * @returns the first rule that is broken, or null when the amount may be sent.
 */
export function depositAmountFault(
  typed: string,
  currency: Currency,
  overall: DepositBounds,
  method: DepositBounds = {},
): DepositAmountFault | null {
  if (typed === '') return { rule: 'required' };
  if (typed.length > DEPOSIT_AMOUNT_MAX_CHARACTERS) return { rule: 'tooLong' };
  if (!/^[0-9]+$/.test(typed)) return { rule: 'digitsOnly' };
  const minor = BigInt(typed) * minorPerUnit(currency);
  if (minor <= 0n) return { rule: 'aboveZero' };
  return depositBoundsFault(minor, overall, method);
}

/** Deposits are made in whole units: true when `minor` (minor units) is one. */
export function isWholeUnits(minor: bigint, currency: Currency): boolean {
  return minor % minorPerUnit(currency) === 0n;
}

/**
 * The amounts offered as buttons (SPEC §9), in whole units: 2, 5, 25 and 50 times the minimum, or fixed ones
 * when there is no minimum. A minimum that isn't whole gives presets rounded up to the next unit.
 * @param minimum the method's minimum in minor units, or null.
 */
export function depositPresets(minimum: number | null, currency: Currency, method?: string): number[] {
  const unit = minorPerUnit(currency);
  const presets =
    minimum === null || minimum <= 0
      ? [40, 100, 500, 1000]
      : [2n, 5n, 25n, 50n].map((times) => Number((BigInt(minimum) * times + unit - 1n) / unit));
  return method === NEOSURF_EUROPE ? presets.slice(0, -1) : presets;
}

/** The preset that is chosen when the form opens: the second. */
export function defaultDepositPreset(presets: readonly number[]): number | undefined {
  return presets[1];
}

function minorPerUnit(currency: Currency): bigint {
  return 10n ** BigInt(CURRENCIES[currency].exponent);
}

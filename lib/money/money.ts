/**
 * Money is an integer count of minor units with its currency. No float touches it: bigint in SQL and on the
 * platform, safe integers in JSON and in the browser.
 */
export const CURRENCIES = {
  EUR: { symbol: '€', exponent: 2 },
  USD: { symbol: '$', exponent: 2 },
  AUD: { symbol: 'A$', exponent: 2 },
  CHF: { symbol: 'CHF', exponent: 2 },
} as const;
export type Currency = keyof typeof CURRENCIES;
export const DEFAULT_CURRENCY: Currency = 'EUR';

export interface Money {
  /** Minor units: 1250 is 12.50 EUR. */
  amount: number;
  currency: Currency;
}

/** Minor units, in some currencies or all. */
export type ByCurrency = Partial<Record<Currency, number>>;

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}

/** SPEC §9: an unknown currency falls back to EUR. */
export function currencyOrDefault(value: unknown): Currency {
  return isCurrency(value) ? value : DEFAULT_CURRENCY;
}

/** Minor units as a decimal string with a point, without passing through a float: 1250 → "12.50". */
export function toDecimalString(minor: number | bigint, currency: Currency): string {
  const { exponent } = CURRENCIES[currency];
  const value = BigInt(minor);
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(exponent + 1, '0');
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** A whole-unit digit string as the player typed it, zeros before it or not → minor units. Throws RangeError on anything else. */
export function wholeUnitsToMinor(digits: string, currency: Currency): number {
  if (!/^0*\d{1,13}$/.test(digits)) throw new RangeError('an amount is written in digits only');
  return Number(BigInt(digits) * 10n ** BigInt(CURRENCIES[currency].exponent));
}

/** An amount as an operator typed it, with a point or a comma → minor units; null for anything else. */
export function decimalToMinor(typed: string, currency: Currency): number | null {
  const { exponent } = CURRENCIES[currency];
  const [, units, parts = ''] = /^(\d{1,13})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (units === undefined || parts.length > exponent) return null;
  return Number(BigInt(units + parts.padEnd(exponent, '0')));
}

/** Minor units → the whole units in digits, as a player types them. Anything below one is left off. */
export function minorToWholeUnits(minor: number, currency: Currency): string {
  return String(BigInt(minor) / 10n ** BigInt(CURRENCIES[currency].exponent));
}

/** A bigint that leaves for JSON. Throws RangeError beyond the safe integers. */
export function toSafeMinor(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER) || value < BigInt(Number.MIN_SAFE_INTEGER)) {
    throw new RangeError('amount beyond the safe integers');
  }
  return Number(value);
}

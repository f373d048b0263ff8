import type { Locale } from '@/lib/domain/locales';

/**
 * Amounts of coins are exact decimal numbers in text: `0.00153120`. They are reckoned with as integers of the coin's
 * smallest unit; no float touches them.
 */

/** @throws RangeError for anything but a decimal number with at most `decimals` digits behind its point. */
export function toUnits(amount: string, decimals: number): bigint {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined || fraction.length > decimals) {
    throw new RangeError('an amount of a coin is a decimal number within its decimals');
  }
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** With all decimals of the coin, as the platform writes it. */
export function fromUnits(units: bigint, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** As a reader of a locale writes it in a sentence; what is to be copied stays as the platform writes it. */
export const coinText = (amount: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 18 })
    .format(amount as `${number}`)
    .replaceAll("'", '’');

import { wholeUnitsToMinor, type Currency } from '@/lib/money/money';

/** Minor units of whole units as typed; null for what is no amount, or has more digits than any maximum. */
export const typedMinor = (typed: string, currency: Currency): number | null =>
  /^0*\d{1,12}$/.test(typed) ? wholeUnitsToMinor(typed, currency) : null;

/**
 * What is wrong with the amount of a withdrawal.
 * @param typed whole units as written in the field.
 * @param bounds minor units, both inclusive; nothing can go while `max` is below `min`.
 */
export function withdrawalAmountFault(
  typed: string,
  currency: Currency,
  { min, max }: { min: number; max: number },
): 'required' | 'belowMinimum' | 'aboveMaximum' | null {
  if (!/^\d+$/.test(typed)) return 'required';
  const minor = typedMinor(typed, currency);
  if (minor === null) return 'aboveMaximum';
  if (minor < min) return 'belowMinimum';
  return minor > max ? 'aboveMaximum' : null;
}

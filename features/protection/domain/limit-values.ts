import { LIMIT_MAX, PERIOD_SECONDS, type LimitKind, type LimitPeriod } from '@/lib/domain/player-limits';
import { minorToWholeUnits, wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import type { Limit } from '../api/get-me-limits';

const HOUR = 60 * 60;

/** What stands in the field: whole units of money, or hours. */
export const typedOf = ({ kind, amount }: Pick<Limit, 'kind' | 'amount'>, currency: Currency): string => {
  if (amount === null) return '';
  return kind === 'time' ? String(Math.floor(amount / HOUR)) : minorToWholeUnits(amount, currency);
};

/** The other way round: minor units, or seconds. Null for what is no number, or more than a limit takes. */
export function amountOf(
  typed: string,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  currency: Currency,
): number | null {
  if (!/^\d{1,12}$/.test(typed)) return null;
  const amount = kind === 'time' ? Number(typed) * HOUR : wholeUnitsToMinor(typed, currency);
  return amount > (kind === 'time' ? PERIOD_SECONDS[period] : LIMIT_MAX) ? null : amount;
}

/** From what share on a limit is nearly used up. */
const NEAR = 0.85;

/** How full a limit is, 0 to 1; and whether it is nearly used up. Who is ahead has used nothing. */
export function fillOf({ amount, used }: Pick<Limit, 'amount' | 'used'>): { share: number; near: boolean } {
  if (amount === null) return { share: 0, near: false };
  const share = amount === 0 ? 1 : Math.min(1, Math.max(0, used) / amount);
  return { share, near: share >= NEAR };
}

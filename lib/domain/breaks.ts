/** How long a player may take a break from play. */
export const TIME_OUTS = ['24h', '3d', '1w', '2w', '4w', '6w'] as const;
export type TimeOut = (typeof TIME_OUTS)[number];

/** How long players may exclude themselves: at least six months, or for good. */
export const EXCLUSIONS = ['6m', '1y', '2y', '5y', 'forever'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/**
 * Why an account waits, and neither plays nor pays in meanwhile: it may be of somebody who has excluded themselves, until an
 * operator has looked; a register names its player, until it does no more.
 */
export const HOLD_CAUSES = ['match', 'register'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

export type BreakKind = 'time_out' | 'exclusion';
export type BreakLength = TimeOut | Exclusion;

/** After an exclusion a player asks to come back, and has so long to think better of it. Hours. */
export const RETURN_HOURS = 24;

const HOURS: Readonly<Record<TimeOut, number>> = {
  '24h': 24,
  '3d': 3 * 24,
  '1w': 7 * 24,
  '2w': 14 * 24,
  '4w': 28 * 24,
  '6w': 42 * 24,
};
const MONTHS: Readonly<Record<Exclusion, number | null>> = {
  '6m': 6,
  '1y': 12,
  '2y': 24,
  '5y': 60,
  forever: null,
};

const isTimeOut = (length: BreakLength): length is TimeOut => Object.hasOwn(HOURS, length);

export const breakKindOf = (length: BreakLength): BreakKind => (isTimeOut(length) ? 'time_out' : 'exclusion');

/** When a break that begins at a moment is over; null for one for good. A day that a month lacks is its last one. */
export function breakEnd(length: BreakLength, from: Date): Date | null {
  if (isTimeOut(length)) return new Date(from.getTime() + HOURS[length] * 60 * 60 * 1000);
  const months = MONTHS[length];
  if (months === null) return null;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end;
}

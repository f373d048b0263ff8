/** Years of a setting; the base's, where it says nothing. @throws Error for what is no whole number from 1 to 99 */
export function yearsOf(setting: string | undefined): number {
  const text = setting || '5';
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`KEPT_AFTER_CLOSING_YEARS is a number from 1 to 99, not ${text}`);
  return Number(text);
}

/**
 * How long an account is kept after its player closed it, by the law of the licence: what players and operators read, and
 * when the platform erases it (docs/adr/0025-erasure.md). Written into every bundle by the build, from one place
 * (lib/server/config/build-values.mjs).
 */
export const KEPT_AFTER_CLOSING_YEARS = yearsOf(process.env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS);

/** The moment from which a closed account is no longer kept. */
export function keptUntil(closedAt: Date, years = KEPT_AFTER_CLOSING_YEARS): Date {
  const day = new Date(closedAt);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day;
}

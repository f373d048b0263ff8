/** Years of a setting; the base's, where it says nothing. @throws Error for what is no whole number from 1 to 99 */
export function yearsOf(setting: string | undefined): number {
  const text = setting || '5';
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`KEPT_AFTER_CLOSING_YEARS is a number from 1 to 99, not ${text}`);
  return Number(text);
}

/**
 * How long payments, rounds and proofs of identity are kept after an account was closed, by the law of the licence: what
 * players and operators read. Written into every bundle by the build.
 */
export const KEPT_AFTER_CLOSING_YEARS = yearsOf(process.env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS);

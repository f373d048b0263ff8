import type { Grant } from '../api/get-me-bonuses';
import type { GrantWithSteps } from '../api/get-me-bonuses-id';

/** How much of the wagering is done, in whole percent, rounded down: 100 says that all of it is. */
export function partWagered({ wagering: { wagered, target } }: Pick<Grant, 'wagering'>): number {
  if (target <= 0) return 100;
  return Number((BigInt(Math.min(wagered, target)) * 100n) / BigInt(target));
}

/** What slots return of stakes, in hundredths of percent: most of the catalogue's are near it. */
export const USUAL_RETURN = 9_600;

/**
 * What slots keep on average of the stakes that are still to be made, minor units, rounded up to one; null where slots count
 * nothing, or nothing is to be staked.
 */
export function costToFinish({
  wagering: { left },
  weights,
}: Pick<Grant, 'wagering' | 'weights'>): number | null {
  const weight = weights.slots ?? weights.all ?? 100;
  if (weight === 0 || left <= 0) return null;
  const parts = BigInt(weight) * 10_000n;
  return Number((BigInt(left) * 100n * BigInt(10_000 - USUAL_RETURN) + parts - 1n) / parts);
}

/** What of a bonus became real money, minor units. */
export const convertedOf = ({ steps }: Pick<GrantWithSteps, 'steps'>): number =>
  steps
    .filter(({ step }) => step === 'converted' || step === 'late_converted')
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

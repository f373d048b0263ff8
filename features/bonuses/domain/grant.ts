import type { Grant } from '../api/get-me-bonuses';
import type { GrantWithSteps } from '../api/get-me-bonuses-id';

/** How much of the wagering is done, in whole percent, rounded down: 100 says that all of it is. */
export function partWagered({ wagering: { wagered, target } }: Pick<Grant, 'wagering'>): number {
  if (target <= 0) return 100;
  return Number((BigInt(Math.min(wagered, target)) * 100n) / BigInt(target));
}

/** What of a bonus became real money, minor units. */
export const convertedOf = ({ steps }: Pick<GrantWithSteps, 'steps'>): number =>
  steps
    .filter(({ step }) => step === 'converted' || step === 'late_converted')
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

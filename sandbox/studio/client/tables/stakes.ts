import type { TableLimits } from '../../engines/play/limits';

const STEPS = [1, 2, 5];
const HIGHEST = 10_000_000;

/** Stakes that a stepper goes through, minor units, rising: 1, 2, 5, 10 and so on, from the least to the most of a table. */
export function stakesWithin({ total: { min, max } }: TableLimits): readonly number[] {
  const stakes: number[] = [];
  for (let ten = 1; ten < HIGHEST; ten *= 10) {
    stakes.push(...STEPS.map((step) => step * ten).filter((stake) => stake > min && stake < max));
  }
  return [min, ...stakes, max];
}

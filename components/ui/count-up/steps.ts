const STEPS_PER_SECOND = 60;

/** How many whole steps fit into some milliseconds. */
export function stepsIn(ms: number): number {
  return Math.floor((ms * STEPS_PER_SECOND) / 1_000);
}

/** What is shown at a step: a whole number of minor units, `target` at the last step and exactly so. */
export function amountAt(target: number, step: number, steps: number): number {
  return Number((BigInt(target) * BigInt(step)) / BigInt(steps));
}

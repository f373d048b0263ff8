import type { Rng } from '@/lib/domain/chance/rng';
import { certain, mixed, NOTHING_PAID, plus, type Law } from './law';
import type { ReelsStep } from './steps';

export interface FreeSpinRules {
  /** Free spins by number of scatters; the last stands for that many and more. */
  awards: readonly number[];
  /** Most free spins of one round, those that free spins award included. */
  bound: number;
}

/** Free spins for so many scatters, when so many may still be awarded. */
export const awardOf = ({ awards }: FreeSpinRules, scatters: number, awardable: number): number =>
  Math.min(awards[Math.min(scatters, awards.length - 1)] ?? 0, awardable);

/** Plays the free spins that were awarded and those that they award. */
export function playFreeSpins(
  rng: Rng,
  rules: FreeSpinRules,
  first: number,
  spin: (rng: Rng, awardable: number) => ReelsStep,
): ReelsStep[] {
  const steps: ReelsStep[] = [];
  let awarded = first;
  while (steps.length < awarded) {
    const step = spin(rng, rules.bound - awarded);
    awarded += step.awarded;
    steps.push(step);
  }
  return steps;
}

/**
 * What free spins pay, by number of those that start them. `spins` are what one of them pays, by its scatters; what it
 * pays and awards does not depend on the others.
 */
export function freeSpinsLaw(rules: FreeSpinRules, spins: readonly Law[]): (first: number) => Law {
  const known = new Map<number, Law>();
  const from = (left: number, awarded: number): Law => {
    if (left === 0) return NOTHING_PAID;
    const key = awarded * (rules.bound + 1) + left;
    const stored = known.get(key);
    if (stored) return stored;
    const law = mixed(
      spins.map((spin, scatters) => {
        const more = awardOf(rules, scatters, rules.bound - awarded);
        return [1, plus(spin, from(left - 1 + more, awarded + more))] as const;
      }),
    );
    known.set(key, law);
    return law;
  };
  return (first) => from(first, first);
}

/** A paid spin, known by its scatters, with the free spins that follow from it. */
export function roundLaw(rules: FreeSpinRules, paid: readonly Law[], free: (first: number) => Law): Law {
  return mixed(
    paid.map((spin, scatters) => {
      const first = awardOf(rules, scatters, rules.bound);
      return [1, first === 0 ? spin : plus(spin, free(first))] as const;
    }),
  );
}

/** Free spins that a paid spin brings on average, from the chances of scatters on one turn of the reels. */
export function meanFreeSpins(rules: FreeSpinRules, chances: readonly number[]): number {
  const spins = chances.map((chance) => mixed([[chance, certain(1)]]));
  const paid = chances.map((chance) => mixed([[chance, NOTHING_PAID]]));
  return roundLaw(rules, paid, freeSpinsLaw(rules, spins)).moments[1] ?? 0;
}

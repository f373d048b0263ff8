import type { Currency } from '@/lib/money/money';
import { walkOf, walkWithout, type BonusTerms, type Choice } from './terms';
import type { Ends, Walk } from './walk';

/** What is asked: the same play with a bonus, and without one where there is a deposit. */
export interface Question {
  withBonus: Walk;
  without: Walk | null;
}

export interface Answer {
  withBonus: Ends;
  without: Ends | null;
}

/** Null where the play can't be made: the game does not count, or the stake is refused. */
export function questionOf(terms: BonusTerms, currency: Currency, choice: Choice): Question | null {
  const withBonus = walkOf(terms, currency, choice);
  return withBonus && { withBonus, without: walkWithout(choice) };
}

/** The larger error of both plays in each figure; null where both were computed exactly. */
export function worstErrors({ withBonus, without }: Answer): Ends['errors'] {
  const all = [withBonus, without].flatMap((ends) => ends?.errors ?? []);
  if (all.length === 0) return null;
  return {
    finish: Math.max(...all.map(({ finish }) => finish)),
    left: Math.max(...all.map(({ left }) => left)),
  };
}

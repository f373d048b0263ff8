import type { BookChoice } from '@/lib/domain/rule-books';
import { jurisdictionOf, profileOf } from './rules';
import type { Jurisdiction } from './types';

/** What operators decided for a country. */
export interface BookDecision {
  /** A later one has a higher one. */
  id: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  book: BookChoice;
  from: Date;
}

/** What holds for a country’s players at a moment. */
export interface Standing {
  /** Whose rules hold; where there is no licence any more, those that held before: money still leaves by them. */
  profile: Jurisdiction;
  /** Whether nothing is paid in or played for money. */
  isClosed: boolean;
  /** The decision that says so; null where the operator’s licences alone do. */
  by: number | null;
}

/** Which rules hold where, in memory. */
export interface Books {
  /**
   * Takes what is stored, unless more is known already.
   * @throws Error for a book that this version has no rules for; what was known stays then
   */
  take(decisions: readonly BookDecision[]): void;
  /** @param before as if neither this decision nor a later one were */
  standingOf(country: string, at: Date, before?: number): Standing;
  /** Whether a decision from a moment on takes the place of one that was to hold later. @param before as above */
  overtakes(country: string, from: Date, before?: number): boolean;
  /** Countries that the licences or a decision name, in the order of their codes. */
  named(): string[];
  /** The decisions about a country, the first first. */
  of(country: string): readonly BookDecision[];
}

/** @param licences what holds where nothing was decided */
export function createBooks(licences: readonly Jurisdiction[]): Books {
  let newest = 0;
  let decided = new Map<string, BookDecision[]>();
  const of = (country: string) => decided.get(country) ?? [];

  const standingOf: Books['standingOf'] = (country, at, before = Infinity) => {
    const holds = ({ id, from }: BookDecision) => id < before && from <= at;
    const last = of(country).findLast(holds);
    const book = of(country).findLast((one) => holds(one) && one.book !== 'none')?.book;
    return {
      profile: book ? profileOf(book) : jurisdictionOf(country, licences),
      isClosed: last?.book === 'none',
      by: last?.id ?? null,
    };
  };

  return {
    take(decisions) {
      const last = Math.max(0, ...decisions.map(({ id }) => id));
      if (last < newest) return;
      const next = new Map<string, BookDecision[]>();
      for (const one of decisions.toSorted((first, second) => first.id - second.id)) {
        if (one.book !== 'none') profileOf(one.book);
        next.set(one.country, [...(next.get(one.country) ?? []), one]);
      }
      newest = last;
      decided = next;
    },

    standingOf,
    overtakes(country, from, before = Infinity) {
      const { by } = standingOf(country, from, before);
      return of(country).some((one) => one.id < before && one.id > (by ?? 0) && one.from > from);
    },

    named: () => [...new Set([...licences.flatMap(({ countries }) => countries), ...decided.keys()])].sort(),
    of,
  };
}

import type { RuleBook } from '@/lib/domain/rule-books';
import { BASE } from './profiles/base';
import { DE } from './profiles/de';
import { DK } from './profiles/dk';
import { GB } from './profiles/gb';
import { NL } from './profiles/nl';
import { SE } from './profiles/se';
import type { DatedRules, Jurisdiction } from './types';

/** Every licence that there are rules for. */
const LICENSED: readonly Jurisdiction[] = [DE, DK, GB, NL, SE];

/** Every profile that there is, the base first. */
export const knownProfiles = (): readonly Jurisdiction[] => [BASE, ...LICENSED];

/** The book of a country's own law; null where there is none. */
export const bookOf = (country: string): RuleBook | null =>
  LICENSED.find(({ countries }) => countries.includes(country))?.code ?? null;

/** @throws Error for a code that there are no rules for */
export function profileOf(code: string): Jurisdiction {
  const found = knownProfiles().find((one) => one.code === code);
  if (!found) throw new Error(`there are no rules called ${code}`);
  return found;
}

/**
 * The jurisdictions of the operator's licences.
 * @throws Error for one that there are no rules for
 */
export function licensed(codes: readonly string[]): Jurisdiction[] {
  return codes.map((code) => {
    const known = LICENSED.find((one) => one.code === code);
    if (!known)
      throw new Error(`platform configuration: LICENCES names ${code}, for which there are no rules`);
    return known;
  });
}

/** Whose rules hold for a player: those of the licence for their country, else the base. */
export const jurisdictionOf = (country: string, licences: readonly Jurisdiction[]): Jurisdiction =>
  licences.find(({ countries }) => countries.includes(country)) ?? BASE;

/** What is in force on a day; before the first rules, those already. */
export function rulesOn({ rules, code }: Jurisdiction, day: Date): DatedRules {
  const today = day.toISOString().slice(0, 10);
  const found = rules.findLast(({ validFrom }) => validFrom <= today) ?? rules[0];
  if (!found) throw new Error(`the jurisdiction ${code} has no rules`);
  return found;
}

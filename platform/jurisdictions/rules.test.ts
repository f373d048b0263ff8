import { BASE } from './profiles/base';
import { DE } from './profiles/de';
import { DK } from './profiles/dk';
import { GB } from './profiles/gb';
import { SE } from './profiles/se';
import { jurisdictionOf, licensed, rulesOn } from './rules';

it('gives a country the rules of the operator’s licence for it, and everybody else the base', () => {
  expect(jurisdictionOf('GB', licensed(['gb']))).toBe(GB);
  expect(jurisdictionOf('DE', licensed(['gb']))).toBe(BASE);
  // Without the licence the country is nothing special.
  expect(jurisdictionOf('GB', [])).toBe(BASE);
});

it('does not start with a licence that there are no rules for', () => {
  expect(() => licensed(['gb', 'atlantis'])).toThrow('LICENCES names atlantis');
});

it('takes what is in force on the day', () => {
  const proofs = { deposit: [], play: [], withdraw: [] };
  const rules = ['2025-01-01', '2026-06-15'].map((validFrom) => ({ validFrom, proofs, jackpots: true }));
  const one = { code: 'x', countries: [], rules };
  const on = (day: string) => rulesOn(one, new Date(`${day}T12:00:00Z`)).validFrom;
  expect(on('2026-06-14')).toBe('2025-01-01');
  expect(on('2026-06-15')).toBe('2026-06-15');
  expect(on('2020-01-01')).toBe('2025-01-01');
});

it.each([BASE, DE, DK, GB, SE])('$code has rules in the order of their days', ({ rules }) => {
  const days = rules.map(({ validFrom }) => validFrom);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual([...days].sort());
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('withholds everything but slots in Germany, from the day of its law, and nothing elsewhere', () => {
  expect(rulesOn(DE, new Date('2026-11-29')).withheld).toEqual(['table', 'crash', 'instant', 'live']);
  for (const one of [BASE, DK, GB, SE]) expect(one.rules.some(({ withheld }) => withheld)).toBe(false);
});

const bonusOf = (licence: typeof GB, day: string) => rulesOn(licence, new Date(`${day}T12:00:00Z`)).bonus;

it('lets a bonus live sixty days at least in Sweden and Denmark, and be given at the first play alone in Sweden', () => {
  expect(bonusOf(SE, '2026-11-29')).toEqual({ firstPlayOnly: true, leastDays: 60 });
  expect([bonusOf(DK, '2019-12-31'), bonusOf(DK, '2020-01-01')]).toEqual([undefined, { leastDays: 60 }]);
});

it('bounds the wagering of bonuses in Great Britain from 19 January 2026, and keeps products apart', () => {
  expect([bonusOf(GB, '2026-01-18'), bonusOf(GB, '2026-01-19')]).toEqual([
    undefined,
    { mostWagering: 10, oneProduct: true },
  ]);
  // What else holds stays as it was.
  const [before, after] = GB.rules;
  expect(after?.proofs).toEqual(before?.proofs);
});

import { BASE } from './profiles/base';
import { DE } from './profiles/de';
import { DK } from './profiles/dk';
import { GB } from './profiles/gb';
import { NL } from './profiles/nl';
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
  const one = { code: 'se' as const, countries: [], rules };
  const on = (day: string) => rulesOn(one, new Date(`${day}T12:00:00Z`)).validFrom;
  expect(on('2026-06-14')).toBe('2025-01-01');
  expect(on('2026-06-15')).toBe('2026-06-15');
  expect(on('2020-01-01')).toBe('2025-01-01');
});

it.each([BASE, DE, DK, GB, NL, SE])('$code has rules in the order of their days', ({ rules }) => {
  const days = rules.map(({ validFrom }) => validFrom);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual([...days].sort());
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('withholds everything but slots in Germany, from the day of its law, and nothing elsewhere', () => {
  expect(rulesOn(DE, new Date('2026-11-29')).withheld).toEqual(['table', 'crash', 'instant', 'live']);
  for (const one of [BASE, DK, GB, NL, SE]) expect(one.rules.some(({ withheld }) => withheld)).toBe(false);
});

it('leaves play money to verified players in Germany and Great Britain, from the first day of their rules', () => {
  for (const one of [DE, GB]) expect(one.rules.every(({ provedDemo }) => provedDemo)).toBe(true);
  for (const one of [BASE, DK, NL, SE]) expect(one.rules.some(({ provedDemo }) => provedDemo)).toBe(false);
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

const playOf = (licence: typeof GB, day: string) => rulesOn(licence, new Date(`${day}T12:00:00Z`)).play;

it.each([
  [BASE, '2026-11-29', 2_500, 5_000],
  [DE, '2026-11-29', 5_000, 5_000],
  [GB, '2021-10-31', 2_500, 0],
  [GB, '2025-01-17', 2_500, 5_000],
  [GB, '2026-11-29', 2_500, 5_000],
])(
  'lets rounds of $code follow each other on %s after %i ms at slots, %i ms elsewhere',
  (licence, day, slotMs, otherMs) => {
    expect(playOf(licence, day)).toMatchObject({
      cycle: { slotMs, otherMs },
      autoplay: false,
      turbo: false,
      celebrateAbove: 1,
    });
  },
);

it('bounds a stake of slots in Germany, and in Great Britain by age from the day of each rule', () => {
  expect(playOf(DE, '2026-11-29')?.mostSlotStake).toEqual({ amount: 100n });
  expect(playOf(GB, '2025-04-08')?.mostSlotStake).toBeUndefined();
  expect(playOf(GB, '2025-04-09')?.mostSlotStake).toEqual({ amount: 500n });
  expect(playOf(GB, '2025-05-21')?.mostSlotStake).toEqual({
    amount: 500n,
    young: { below: 25, amount: 200n },
  });
});

it('has one game open, a check and a pause in Germany alone', () => {
  expect(playOf(DE, '2026-11-29')).toMatchObject({
    oneGame: true,
    checkMinutes: 60,
    pause: { afterMinutes: 60, forMinutes: 5 },
  });
  for (const one of [BASE, DK, GB, NL, SE]) {
    const play = playOf(one, '2026-11-29');
    expect([play?.oneGame, play?.checkMinutes, play?.pause]).toEqual([undefined, undefined, undefined]);
  }
});

it('asks for own limits in the Netherlands from the first day, and counts deposits net from 1 October 2024', () => {
  expect(rulesOn(NL, new Date('2021-10-01')).limits).toEqual({ raiseAfterHours: 24, required: ['month'] });
  expect(rulesOn(NL, new Date('2024-09-30')).limits?.net).toBeUndefined();
  expect(rulesOn(NL, new Date('2024-10-01')).limits?.required).toEqual(['month']);
  expect(rulesOn(NL, new Date('2024-10-01')).limits?.net).toEqual({
    period: 'month',
    most: 70_000n,
    young: { below: 24, most: 30_000n },
  });
});

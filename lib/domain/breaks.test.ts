import { breakEnd, breakKindOf, EXCLUSIONS, TIME_OUTS } from './breaks';

it.each([
  ['24h', '2026-03-28T23:30:00.000Z', '2026-03-29T23:30:00.000Z'],
  ['6w', '2026-11-30T10:00:00.000Z', '2027-01-11T10:00:00.000Z'],
  ['6m', '2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['1y', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
  ['5y', '2026-11-30T10:00:00.000Z', '2031-11-30T10:00:00.000Z'],
] as const)('%s from %s ends at %s', (length, from, end) => {
  expect(breakEnd(length, new Date(from))?.toISOString()).toBe(end);
});

it('an exclusion for good does not end', () => {
  expect(breakEnd('forever', new Date())).toBeNull();
});

it('a time-out is no exclusion', () => {
  expect(TIME_OUTS.map(breakKindOf)).toEqual(TIME_OUTS.map(() => 'time_out'));
  expect(EXCLUSIONS.map(breakKindOf)).toEqual(EXCLUSIONS.map(() => 'exclusion'));
});

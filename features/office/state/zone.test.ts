import { clockIn, momentIn, ZONES } from './zone';

it('reads a time by the clock of a zone, in winter and in summer', () => {
  expect(momentIn('Europe/Berlin', '2026-12-24T10:00')?.toISOString()).toBe('2026-12-24T09:00:00.000Z');
  expect(momentIn('Europe/Berlin', '2026-07-24T10:00')?.toISOString()).toBe('2026-07-24T08:00:00.000Z');
  expect(momentIn('UTC', '2026-07-24T10:00')?.toISOString()).toBe('2026-07-24T10:00:00.000Z');
});

it('refuses what is no time, and the hour that is left out', () => {
  expect(momentIn('UTC', '')).toBeNull();
  expect(momentIn('Europe/Berlin', '2026-03-29T02:30')).toBeNull();
  expect(momentIn('Europe/Berlin', '2026-03-29T03:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

it.each(ZONES)('leads to %s and back', (zone) => {
  const moment = new Date('2026-11-30T17:45:00.000Z');
  expect(momentIn(zone, clockIn(zone, moment))).toEqual(moment);
});

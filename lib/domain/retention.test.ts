import { keptUntil, yearsOf } from './retention';

it('is five years where nothing is set, and what is set elsewhere', () => {
  expect(yearsOf(undefined)).toBe(5);
  expect(yearsOf('')).toBe(5);
  expect(yearsOf('10')).toBe(10);
});

it.each(['0', '-1', '2.5', 'five', '100', ' 5'])('is not %j', (setting) => {
  expect(() => yearsOf(setting)).toThrow('KEPT_AFTER_CLOSING_YEARS');
});

it('is read from the build’s setting', async () => {
  process.env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS = '7';
  jest.resetModules();
  const { KEPT_AFTER_CLOSING_YEARS } = await import('./retention');
  delete process.env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS;
  expect(KEPT_AFTER_CLOSING_YEARS).toBe(7);
});

it('ends on the same day of the year, and never before it', () => {
  const leap = new Date('2024-02-29T10:00:00.000Z');
  expect(keptUntil(leap, 5).toISOString()).toBe('2029-03-01T10:00:00.000Z');
  expect(keptUntil(leap, 4).toISOString()).toBe('2028-02-29T10:00:00.000Z');
});

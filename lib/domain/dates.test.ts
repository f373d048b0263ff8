import {
  formatDay,
  formatDayInText,
  formatDayName,
  formatDayShort,
  formatMoment,
  formatMomentInText,
  formatMomentSoon,
  formatMonth,
  formatTime,
} from './dates';
import { LOCALES, type Locale } from './locales';

const MOMENT = new Date('2026-11-24T22:05:00Z');

it.each<[Locale, string, string, string]>([
  ['en', '24 Nov 2026', '24 Nov 2026, 22:05', '24 November 2026'],
  ['en-AU', '24 Nov 2026', '24 Nov 2026, 22:05', '24 November 2026'],
  ['de', '24. Nov. 2026', '24. Nov. 2026, 22:05', '24. November 2026'],
  ['de-CH', '24. Nov. 2026', '24. Nov. 2026, 22:05', '24. November 2026'],
  ['fr', '24 nov. 2026', '24 nov. 2026, 22:05', '24 novembre 2026'],
])('%s writes a day, a moment and a day in a text', (locale, day, moment, text) => {
  expect(formatDay(MOMENT, locale)).toBe(day);
  expect(formatMoment(MOMENT, locale, 'UTC')).toBe(moment);
  expect(formatDayInText(MOMENT, locale)).toBe(text);
});

it('tells a moment by the reader’s own clock', () => {
  expect(formatMoment(MOMENT, 'en', 'Australia/Sydney')).toBe('25 Nov 2026, 09:05');
});

it('starts every language with the day and writes no month in figures', () => {
  for (const locale of LOCALES) {
    for (let month = 0; month < 12; month += 1) {
      expect(formatDay(new Date(Date.UTC(2026, month, 1)), locale)).toMatch(/^1(er)?\.? \p{L}+\.? 2026$/u);
    }
  }
});

it.each<[Locale, string, string]>([
  ['en', 'Tuesday 24 November', 'Wednesday, 31 December 2025'],
  ['de', 'Dienstag, 24. November', 'Mittwoch, 31. Dezember 2025'],
  ['de-CH', 'Dienstag, 24. November', 'Mittwoch, 31. Dezember 2025'],
  ['en-AU', 'Tuesday 24 November', 'Wednesday 31 December 2025'],
  ['fr', 'mardi 24 novembre', 'mercredi 31 décembre 2025'],
])('%s names a day, with its year when that is another one', (locale, day, other) => {
  expect(formatDayName('2026-11-24', locale, 2026)).toBe(day);
  expect(formatDayName('2025-12-31', locale, 2026)).toBe(other);
});

it('tells a time by the reader’s own clock, in 24 hours', () => {
  expect(formatTime(MOMENT, 'en', 'UTC')).toBe('22:05');
  expect(formatTime(MOMENT, 'en-AU', 'Australia/Sydney')).toBe('09:05');
});

it.each([
  ['en', '24 November 2026 at 22:05', 'Tue 24 Nov, 22:05'],
  ['de', '24. November 2026 um 22:05', 'Di., 24. Nov., 22:05'],
  ['fr', '24 novembre 2026 à 22:05', 'mar. 24 nov., 22:05'],
] as const)('a moment within a sentence, and one of these days: %s', (locale, text, soon) => {
  expect(formatMomentInText(MOMENT, locale, 'UTC')).toBe(text);
  expect(formatMomentSoon(MOMENT, locale, 'UTC')).toBe(soon);
});

it.each([
  ['en', '24 Nov', 'November 2026', 'Nov'],
  ['de', '24. Nov.', 'November 2026', 'Nov'],
  ['fr', '24 nov.', 'novembre 2026', 'nov.'],
] as const)('days and months beneath a picture: %s', (locale, day, month, short) => {
  expect(formatDayShort(MOMENT, locale)).toBe(day);
  expect(formatMonth(MOMENT, locale, 'long')).toBe(month);
  expect(formatMonth(MOMENT, locale, 'short')).toBe(short);
});

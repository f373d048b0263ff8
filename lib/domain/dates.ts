import type { Locale } from './locales';

/** English writes the day first, as in Australia and as operators read it. */
const TAGS: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  de: 'de',
  'en-AU': 'en-AU',
  'de-CH': 'de-CH',
  fr: 'fr',
};

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const NAMED = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const PROSE = { ...DAY, month: 'long' } as const;

const made = new Map<string, Intl.DateTimeFormat>();

function format(name: string, locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = `${name} ${locale} ${options.timeZone ?? ''}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(TAGS[locale], options);
  made.set(key, known);
  return known;
}

/** A day among figures and facts: 24 Nov 2026. Days are those of UTC. */
export function formatDay(date: Date, locale: Locale): string {
  return format('day', locale, { ...DAY, timeZone: 'UTC' }).format(date);
}

/** A moment, to the minute: 24 Nov 2026, 10:30. @param timeZone the reader's, UTC where nobody knows it. */
export function formatMoment(date: Date, locale: Locale, timeZone: string): string {
  return format('moment', locale, { ...MOMENT, timeZone }).format(date);
}

/** A day within a sentence: 24 November 2026. Days are those of UTC. */
export function formatDayInText(date: Date, locale: Locale): string {
  return format('text', locale, { ...PROSE, timeZone: 'UTC' }).format(date);
}

/** A moment within a sentence: 24 November 2026 at 10:30. @param timeZone as above */
export function formatMomentInText(date: Date, locale: Locale, timeZone: string): string {
  return format('moment in text', locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(date);
}

/** A day beneath a picture, whose year is known: 24 Nov. Days are those of UTC. */
export function formatDayShort(date: Date, locale: Locale): string {
  return format('short', locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date);
}

/** A month: November 2026, or Nov beneath a picture. Months are those of UTC. */
export function formatMonth(date: Date, locale: Locale, width: 'long' | 'short'): string {
  const options =
    width === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const);
  return format(`month ${width}`, locale, { ...options, timeZone: 'UTC' }).format(date);
}

/** A moment of these days: Tue 24 Nov, 10:30. @param timeZone as above */
export function formatMomentSoon(date: Date, locale: Locale, timeZone: string): string {
  return format('soon', locale, {
    ...TIME,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(date);
}

/** The time of a moment, to the minute: 10:30. @param timeZone the reader's */
export function formatTime(date: Date, locale: Locale, timeZone: string): string {
  return format('time', locale, { ...TIME, timeZone }).format(date);
}

/**
 * A day as the head of what happened on it: Tuesday, 24 November; with its year when that is not `year`.
 * @param day `YYYY-MM-DD`
 */
export function formatDayName(day: string, locale: Locale, year = new Date().getFullYear()): string {
  const named = day.startsWith(`${year}-`) ? NAMED : { ...NAMED, year: 'numeric' as const };
  return format(`named ${named === NAMED ? '' : 'year'}`, locale, { ...named, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

import { AGE_MIN } from './limits';
import { daysInMonth, isoDate } from './typed-date';

/** A birth date as three lists give it: digits, or empty while nothing is chosen. Month 1 to 12. */
export interface BirthDate {
  day: string;
  month: string;
  year: string;
}

export type BirthDateProblem = 'required' | 'invalid' | 'tooYoung';

/** The hundred years that somebody of age may be born in, the latest first. */
export function birthYears(today: Date): number[] {
  const latest = today.getFullYear() - AGE_MIN;
  return Array.from({ length: 100 }, (_, back) => latest - back);
}

/** The date as `YYYY-MM-DD`, or null when a part is missing or the month has no such day. */
export function birthDateIso({ day, month, year }: BirthDate): string | null {
  const [d, m, y] = [day, month, year].map(Number) as [number, number, number];
  if (!d || !m || !y || m > 12 || d > daysInMonth(m, y)) return null;
  return isoDate(y, m, d);
}

/** What is wrong with a birth date on a day in the player's own calendar, or null. */
export function birthDateProblem(date: BirthDate, today: Date): BirthDateProblem | null {
  if (!date.day || !date.month || !date.year) return 'required';
  const born = birthDateIso(date);
  if (!born) return 'invalid';
  // Whoever was born on 29 February comes of age on 1 March of a common year: "02-29" sorts after "02-28".
  const limit = isoDate(today.getFullYear() - AGE_MIN, today.getMonth() + 1, today.getDate());
  return born > limit ? 'tooYoung' : null;
}

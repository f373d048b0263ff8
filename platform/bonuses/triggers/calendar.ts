/** A day of the calendar, wherever it is. */
export interface Day {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** When a campaign of type 6 is due, as its `trigger` says. ISO weekdays: 1 is Monday. */
export type Rhythm =
  | { every: 'week'; weekday: number }
  /** A day that a month has not got is its last one. */
  | { every: 'month'; day: number }
  /** On several days of each week. */
  | { every: 'days'; weekdays: number[] };

const DAY_MS = 24 * 60 * 60 * 1000;
const inUtc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);
const two = (number: number) => String(number).padStart(2, '0');

/** The day that it is in a zone at a moment. @param zone IANA. */
export function dayIn(zone: string, at: Date): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at);
  const of = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), day: of('day') };
}

/** So many days later, or earlier. */
export function daysLater(from: Day, days: number): Day {
  const date = new Date(inUtc(from) + days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const dayText = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;

const weekdayOf = (day: Day) => new Date(inUtc(day)).getUTCDay() || 7;
const lengthOf = ({ year, month }: Day) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** ISO 8601: the week of a year's first Thursday is its first. */
function weekText(day: Day): string {
  const { year } = daysLater(day, 4 - weekdayOf(day));
  const first = inUtc({ year, month: 1, day: 1 });
  const thursday = inUtc(daysLater(day, 4 - weekdayOf(day)));
  return `${year}-W${two(Math.floor((thursday - first) / (7 * DAY_MS)) + 1)}`;
}

/** What a rhythm gives on a day, by a name of its own: each is given once. Null when nothing is due. */
export function dueOn(rhythm: Rhythm, day: Day): string | null {
  switch (rhythm.every) {
    case 'week':
      return weekdayOf(day) === rhythm.weekday ? `week:${weekText(day)}` : null;
    case 'month':
      return day.day === Math.min(rhythm.day, lengthOf(day)) ? `month:${day.year}-${two(day.month)}` : null;
    case 'days':
      return rhythm.weekdays.includes(weekdayOf(day)) ? `day:${dayText(day)}` : null;
  }
}

/** The birthdays that are had on a day: who was born on 29 February has it on the 28th in a year without one. */
export function birthdaysOn(day: Day): { month: number; day: number }[] {
  const { month, day: date } = day;
  const isLast = month === 2 && date === 28 && lengthOf(day) === 28;
  return [{ month, day: date }, ...(isLast ? [{ month: 2, day: 29 }] : [])];
}

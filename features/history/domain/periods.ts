/** Times that a history can be looked at for. `own` is between two days that the reader chooses. */
export const PERIODS = ['month', 'lastMonth', 'week', 'year', 'all', 'own'] as const;
export type Period = (typeof PERIODS)[number];
export const USUAL_PERIOD: Period = 'year';

/** Moments of a time; `to` is not part of it. Without a beginning or an end it goes on that way. */
export interface Span {
  from?: Date;
  to?: Date;
}

/** The longest time that sums are made of; see platform/history/routes.ts. */
export const SUMMED_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (at: Date, days = 0) => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days);
/** The first moment of a day written as `YYYY-MM-DD`, where the reader is. */
const dayAt = (day: string, days = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days);
};

/** A period as moments, in the reader's time zone. Of one's own, both days belong to it. */
export function spanOf(
  period: Period,
  now: Date,
  own: { from?: string | undefined; to?: string | undefined } = {},
): Span {
  switch (period) {
    case 'week':
      return { from: startOfDay(now, -6), to: startOfDay(now, 1) };
    case 'month':
      return { from: new Date(now.getFullYear(), now.getMonth(), 1), to: startOfDay(now, 1) };
    case 'lastMonth':
      return {
        from: new Date(now.getFullYear(), now.getMonth() - 1, 1),
        to: new Date(now.getFullYear(), now.getMonth(), 1),
      };
    case 'year':
      return {
        from: new Date(now.getFullYear() - 1, now.getMonth(), now.getDate() + 1),
        to: startOfDay(now, 1),
      };
    case 'own':
      return {
        ...(own.from && { from: dayAt(own.from) }),
        ...(own.to && { to: dayAt(own.to, 1) }),
      };
    case 'all':
      return {};
  }
}

/** The span when sums can be made of it, else null. */
export function summedSpan({ from, to }: Span): { from: Date; to: Date } | null {
  if (!from || !to || from >= to) return null;
  return to.getTime() - from.getTime() <= (SUMMED_DAYS + 1) * DAY_MS ? { from, to } : null;
}

/** A day where the reader is, as `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Rows by the days on which they were, in the order in which they come. */
export function byDay<Row>(rows: readonly Row[], at: (row: Row) => Date): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(at(row));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

/** The time from the first moment of the earliest of some days to the last one of the latest; undefined of none. */
export function spanOfDays(days: readonly string[]): { from: Date; to: Date } | undefined {
  const [first, ...rest] = days.toSorted();
  if (first === undefined) return undefined;
  return { from: dayAt(first), to: dayAt(rest.at(-1) ?? first, 1) };
}

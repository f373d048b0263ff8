/** Name of the admin's own call that schedules and cancels publishing. */
export const SCHEDULE = 'schedule-publish';

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function timeOf(date: unknown): number {
  if (date instanceof Date) return date.getTime();
  return typeof date === 'string' || typeof date === 'number' ? new Date(date).getTime() : Number.NaN;
}

/**
 * The error for an operator who schedules something for an invalid or past time; undefined for other calls, and when
 * all is well. Payload would accept such a time and publish within a minute.
 * @param now ms of unix time
 */
export function scheduleProblem(name: unknown, args: unknown, now: number): string | undefined {
  if (name !== SCHEDULE || !isRow(args)) return undefined;
  const { date, deleteID } = args;
  // Who takes an appointment back names no time.
  if (deleteID !== undefined && date === undefined) return undefined;
  const time = timeOf(date);
  if (Number.isNaN(time)) return 'Choose a date and a time.';
  return time > now ? undefined : 'That time has passed. Choose a later one, or publish now.';
}

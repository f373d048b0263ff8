/** Zones that forms offer, UTC first. */
export const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/Zurich',
  'Europe/Paris',
  'Europe/London',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Perth',
  'America/Toronto',
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  formats.set(zone, format);
  return format;
}

/** A moment as a clock of the zone shows it, for a field of date and time: `2026-11-30T18:00`. */
export function clockIn(zone: string, moment: Date): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''}T${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`;
}

/** The moment at which a clock of the zone shows a time; null for what is none, or is left out as clocks go forward. */
export function momentIn(zone: string, clock: string): Date | null {
  const asUtc = Date.parse(`${clock}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  const ahead = (at: number) => Date.parse(`${clockIn(zone, new Date(at))}:00.000Z`) - at;
  // Twice, for a time near the change of the clocks.
  const moment = new Date(asUtc - ahead(asUtc - ahead(asUtc)));
  return clockIn(zone, moment) === clock ? moment : null;
}

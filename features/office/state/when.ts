const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A moment as every operator reads it, wherever they sit: UTC, and it says so. */
export const timeWords = (iso: string): string => `${TIME.format(new Date(iso))} UTC`;
export const dayWords = (iso: string): string => DAY.format(new Date(iso));

/** What a player is called, as far as known. */
export const nameOf = ({ name, surname }: { name: string | null; surname: string | null }): string =>
  [name, surname].filter(Boolean).join(' ');

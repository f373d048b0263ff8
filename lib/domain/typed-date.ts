import { DATE_YEAR_MAX, DATE_YEAR_MIN } from './limits';

/** Dates as a player types them, DD-MM-YYYY, and as they are kept, YYYY-MM-DD (SPEC §5). */

const SIZES = [2, 2, 4] as const;
const padded = (value: number, size: number) => String(value).padStart(size, '0');

export const isoDate = (year: number, month: number, day: number): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** Days of a month, 1 to 12. Without a year, February may have 29. */
export function daysInMonth(month: number, year = 2000): number {
  return [4, 6, 9, 11].includes(month) ? 30 : month === 2 ? (isLeap(year) ? 29 : 28) : 31;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/**
 * Day, month and year of a typed text, and which of them is being typed. Any sign between digits ends a part; a
 * part that is full is ended by the next digit, unless a sign that follows says where the next part begins.
 */
function partsOf(text: string): { parts: [string, string, string]; at: number } {
  const parts: [string, string, string] = ['', '', ''];
  let at = 0;
  // The day alone was deleted: month and year stay where they are.
  const dayless = /^\D\d{1,2}\D\d/.test(text);
  for (const [index, sign] of [...text].entries()) {
    if (!/\d/.test(sign)) {
      if (at < 2 && (dayless || parts.some(Boolean))) at += 1;
    } else if ((parts[at] ?? '').length < (SIZES[at] ?? 0)) {
      parts[at] += sign;
    } else if (at < 2 && !/\D/.test(text.slice(index))) {
      at += 1;
      parts[at] += sign;
    }
  }
  return { parts, at };
}

/** Spaces beside another sign mean nothing. A pasted `2001-02-03` is turned round: it can't be meant as day 20. */
const turned = (text: string) =>
  text
    .trim()
    .replace(/\s*([^\d\s])\s*/g, '$1')
    .replace(/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/, '$3-$2-$1');

function fill(part: string, index: number, finish: boolean): string {
  const complete = part.length === 1 && index < 2;
  const cannotGrow = Number(part) > (index === 0 ? 3 : 1);
  return complete && part !== '' && (finish || cannotGrow) ? `0${part}` : part;
}

function clampParts([day, month, year]: [string, string, string]): [string, string, string] {
  const y = year.length === 4 ? clamp(Number(year), DATE_YEAR_MIN, DATE_YEAR_MAX) : undefined;
  const m = month.length === 2 ? clamp(Number(month), 1, 12) : undefined;
  const d = day.length === 2 ? clamp(Number(day), 1, m ? daysInMonth(m, y) : 31) : undefined;
  return [d ? padded(d, 2) : day, m ? padded(m, 2) : month, y ? padded(y, 4) : year];
}

/**
 * What a date field shows after its text became `text`: at most 10 characters, the dashes set, every finished
 * part clamped to what there is (day 1 to 31 or the month's length, month 1 to 12, year 1924 to 2099).
 *
 * - `growing` (default): a digit that can't be the first of two gets its zero, and a full part its dash.
 * - `shrinking`: something was deleted; nothing is added that would have to be deleted again.
 * - `finished`: pasted or left; single digits get their zeros.
 */
export function typedDate(text: string, edit: 'growing' | 'shrinking' | 'finished' = 'growing'): string {
  const { parts, at } = partsOf(turned(text));
  const last = parts[2] ? 2 : parts[1] ? 1 : 0;
  const filled =
    edit === 'shrinking'
      ? parts
      : (parts.map((part, index) =>
          // A dash after the last digit ends that part too.
          fill(part, index, edit === 'finished' || (index === last && at > last)),
        ) as [string, string, string]);
  const clamped = clampParts(filled);
  const begun = clamped.slice(0, last + 1).join('-');
  if (begun === '' || last === 2) return begun;
  const ended = at > last || (edit === 'growing' && clamped[last]?.length === 2);
  return ended && edit !== 'finished' ? `${begun}-` : begun;
}

/** The date of a finished text as `YYYY-MM-DD`; null while it is not one, or out of range. */
export function isoOfTyped(text: string): string | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return null;
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number];
  const known =
    month >= 1 &&
    month <= 12 &&
    year >= DATE_YEAR_MIN &&
    year <= DATE_YEAR_MAX &&
    day >= 1 &&
    day <= daysInMonth(month, year);
  return known ? isoDate(year, month, day) : null;
}

/** `YYYY-MM-DD` as the field writes it, or empty. */
export function typedOfIso(iso: string | null): string {
  return iso ? iso.split('-').reverse().join('-') : '';
}

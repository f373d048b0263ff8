import { birthDateIso, type BirthDate } from '@/lib/domain/birth-date';

/**
 * A birth date of three lists as one text, so that a form keeps it while it is not complete: `1990-4-12`, `1990--`.
 * Empty while nothing is chosen.
 */
export function typedBirthday({ day, month, year }: BirthDate): string {
  return day || month || year ? `${year}-${month}-${day}` : '';
}

export function birthDateOf(typed: string): BirthDate {
  const [year = '', month = '', day = ''] = typed.split('-');
  // The lists know no leading zero.
  const bare = (part: string) => part.replace(/^0+/, '');
  return { year, month: bare(month), day: bare(day) };
}

/** `YYYY-MM-DD`; null while it is no date. */
export const birthdayIso = (typed: string): string | null => birthDateIso(birthDateOf(typed));

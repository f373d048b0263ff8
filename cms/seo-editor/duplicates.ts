/** An entry as the REST API gives it in one language. */
export interface Entry {
  id: number;
  path: string;
  title?: string | null;
  description?: string | null;
}

interface Written {
  /** Absent while the entry is new. */
  id: number | string | undefined;
  title: string;
  description: string;
}

export interface Duplicate {
  id: number;
  path: string;
  field: 'title' | 'description';
}

const FIELDS = ['title', 'description'] as const;
const normal = (text: string | null | undefined) => (text ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The query of the REST API for entries that may have the same texts in a language; null when there is nothing to
 * compare. It compares as the database does; `duplicatesOf` decides.
 */
export function duplicatesQuery({ id, ...texts }: Written, locale: string): string | null {
  const asked = FIELDS.filter((field) => texts[field].trim() !== '');
  if (asked.length === 0) return null;
  const query = new URLSearchParams({
    locale,
    'fallback-locale': 'none',
    draft: 'true',
    depth: '0',
    limit: '10',
  });
  for (const field of ['path', ...FIELDS]) query.set(`select[${field}]`, 'true');
  asked.forEach((field, place) =>
    query.set(`where[and][0][or][${place}][${field}][equals]`, texts[field].trim()),
  );
  if (id !== undefined) query.set('where[and][1][id][not_equals]', String(id));
  return query.toString();
}

/** Entries with the same texts as the one that is being written. */
export function duplicatesOf({ id, ...texts }: Written, entries: readonly Entry[]): Duplicate[] {
  return entries
    .filter((entry) => String(entry.id) !== String(id))
    .flatMap((entry) =>
      FIELDS.filter(
        (field) => normal(texts[field]) !== '' && normal(texts[field]) === normal(entry[field]),
      ).map((field) => ({ id: entry.id, path: entry.path, field })),
    );
}

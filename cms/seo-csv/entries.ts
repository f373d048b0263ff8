import type { PayloadRequest } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import type { SeoEntry } from '../payload-types';
import { isShared, type KnownEntry, type Plan, type RowPlan } from './plan';
import { TEXT_COLUMNS, type Cells } from './table';

type ByLocale = Partial<Record<Locale, string | null>> | null | undefined;

const SLUG = 'seo-entries';
const everything = { pagination: false, depth: 0, overrideAccess: true } as const;

/** An entry read in all languages at once: its texts are objects then. */
function cellsOf(entry: SeoEntry): Cells {
  const texts = TEXT_COLUMNS.map(({ name, field, locale }) => {
    const inAll = entry[field] as unknown as ByLocale;
    return [name, inAll?.[locale] ?? ''];
  });
  const { code, path, robots, canonical } = entry;
  return { code, path, robots, canonical: canonical ?? '', ...Object.fromEntries(texts) } as Cells;
}

/** Every entry as it is online, by its code, in the order of the paths. */
export async function knownEntries(req: PayloadRequest): Promise<Map<string, KnownEntry>> {
  const { payload } = req;
  const [online, drafts] = await Promise.all([
    payload.find({ collection: SLUG, locale: 'all', sort: 'path', req: { ...req }, ...everything }),
    payload.find({
      collection: SLUG,
      draft: true,
      where: { _status: { equals: 'draft' } },
      select: { code: true },
      req: { ...req },
      ...everything,
    }),
  ]);
  const drafted = new Set(drafts.docs.map(({ id }) => id));
  return new Map(
    online.docs.map((entry) => [
      entry.code,
      { id: entry.id, hasDraft: drafted.has(entry.id), cells: cellsOf(entry) },
    ]),
  );
}

/** What is written in one language; what all languages share goes with the first one. */
function dataOf(row: RowPlan, locale: Locale, isFirst: boolean): Record<string, string> {
  const data: Record<string, string> = {};
  for (const { column, to } of row.changes) {
    const text = TEXT_COLUMNS.find(({ name }) => name === column);
    if (text?.locale === locale) data[text.field] = to;
    if (isFirst && isShared(column)) data[column] = to;
  }
  return data;
}

async function applyRow(row: RowPlan, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  let { id } = row;
  let isFirst = true;
  for (const locale of LOCALES) {
    const data = dataOf(row, locale, isFirst);
    // English comes first and makes the entry; every later language is written into it.
    const common = { collection: SLUG, locale, depth: 0, req, overrideAccess: false } as const;
    if (id === null) {
      const made = { robots: 'default', ...data, code: row.code, _status: 'published' } as SeoEntry;
      ({ id } = await payload.create({ ...common, locale: DEFAULT_LOCALE, data: made }));
    } else if (Object.keys(data).length > 0) {
      await payload.update({ ...common, id, data: { ...data, _status: 'published' } as Partial<SeoEntry> });
    } else {
      continue;
    }
    isFirst = false;
  }
}

/** Says which row could not be saved; everything is rolled back then. */
export class RowFailure extends Error {
  constructor(
    readonly row: RowPlan,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Executes a valid plan, in the request's transaction, as the operator who asks.
 * @throws RowFailure when a row can't be saved
 */
export async function applyPlan({ rows }: Plan, req: PayloadRequest): Promise<void> {
  for (const row of rows) {
    if (row.changes.length === 0) continue;
    try {
      await applyRow(row, req);
    } catch (error) {
      throw new RowFailure(row, error);
    }
  }
}

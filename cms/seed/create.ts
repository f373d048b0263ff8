import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import { ANNOUNCE_LATER } from '../hooks/announce';

const context = { [ANNOUNCE_LATER]: true };

/** A collection whose documents are written in five languages. */
export type ContentSlug = Extract<
  CollectionSlug,
  | 'seo-entries'
  | 'seo-pages'
  | 'info-pages'
  | 'faq'
  | 'main-sliders'
  | 'stories-main'
  | 'promo-tiles'
  | 'loyalty-rules'
>;

/**
 * Creates one published document: whole in English, and then what differs in each other language. Rows of lists are
 * made with the English text; the other languages get their ids to write into.
 *
 * @param dataIn the data in a language; in all but English with the document as it was created
 * @returns its number
 */
export async function createInAllLanguages<Slug extends ContentSlug>(
  payload: Payload,
  collection: Slug,
  dataIn: (locale: Locale, created?: object) => Promise<object> | object,
): Promise<number> {
  const data = {
    ...(await dataIn(DEFAULT_LOCALE)),
    _status: 'published',
  } as unknown as RequiredDataFromCollectionSlug<Slug>;
  const created = await payload.create({ collection, locale: DEFAULT_LOCALE, data, context, depth: 0 });
  const { id } = created as { id: number };
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    const translated = { ...(await dataIn(locale, created)), _status: 'published' } as unknown as Partial<
      RequiredDataFromCollectionSlug<Slug>
    >;
    await payload.update({ collection, id, locale, data: translated, context, depth: 0 } as Parameters<
      typeof payload.update
    >[0]);
  }
  return id;
}

/** The values of a field over all documents of a collection, drafts and published alike. */
export async function known<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  field: string,
): Promise<Set<unknown>> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, limit: 0 });
  return new Set(docs.map((doc) => Reflect.get(doc as object, field) as unknown));
}

/** The id of a row of the document as it was created, so that another language writes into that row. */
export function rowId(created: object | undefined, list: string, place: number): { id?: string } {
  const rows: unknown = created && Reflect.get(created, list);
  const row: unknown = Array.isArray(rows) ? rows[place] : undefined;
  const id: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : undefined;
  return typeof id === 'string' ? { id } : {};
}

import { randomBytes } from 'node:crypto';
import type { CollectionSlug, Field, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';

/** A collection whose documents are written in five languages. */
export type ContentSlug = Extract<
  CollectionSlug,
  | 'seo-entries'
  | 'seo-pages'
  | 'info-pages'
  | 'faq'
  | 'game-descriptions'
  | 'main-sliders'
  | 'stories-main'
  | 'promo-tiles'
  | 'loyalty-rules'
>;

type Data = Record<string, unknown>;
type ByLocale = Partial<Record<Locale, Data>>;

const asData = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const each = (data: ByLocale, pick: (inOne: Data) => unknown) =>
  Object.fromEntries(Object.entries(data).map(([locale, inOne]) => [locale, pick(asData(inOne))]));

/** As Payload names the rows of a list. */
const rowId = () => randomBytes(12).toString('hex');

/**
 * One document of five: what differs by language is kept by language, what does not comes from English. Rows of lists
 * are the same rows in every language.
 */
export function mergeLanguages(fields: readonly Field[], data: ByLocale): Data {
  const english = asData(data[DEFAULT_LOCALE]);
  const merged: Data = {};
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(merged, mergeLanguages(tab.fields, data));
      continue;
    }
    if (!('name' in field) || field.name === undefined) {
      if ('fields' in field) Object.assign(merged, mergeLanguages(field.fields, data));
      continue;
    }
    const { name } = field;
    if ('localized' in field && field.localized) {
      merged[name] = each(data, (inOne) => inOne[name]);
    } else if (field.type === 'array') {
      const rows = Array.isArray(english[name]) ? english[name] : [];
      merged[name] = rows.map((_row, place) => ({
        id: rowId(),
        ...mergeLanguages(
          field.fields,
          each(data, (inOne) => Reflect.get(Object(inOne[name]), place)),
        ),
      }));
    } else if (field.type === 'group') {
      merged[name] = mergeLanguages(
        field.fields,
        each(data, (inOne) => inOne[name]),
      );
    } else if (english[name] !== undefined) {
      merged[name] = english[name];
    } else if ('defaultValue' in field && typeof field.defaultValue !== 'function') {
      merged[name] = field.defaultValue;
    }
  }
  return merged;
}

/**
 * Creates one published document with its first version, in all languages at once and past the rules for operators:
 * by way of those it would be saved, with a version, for each language anew.
 *
 * @param dataIn the data in a language; what is the same in all of them is taken from the English one
 * @returns its number
 */
export async function createInAllLanguages<Slug extends ContentSlug>(
  payload: Payload,
  collection: Slug,
  dataIn: (locale: Locale) => Promise<object> | object,
): Promise<number> {
  const data: ByLocale = {};
  for (const locale of LOCALES) data[locale] = asData(await dataIn(locale));
  const now = new Date().toISOString();
  const document = {
    ...mergeLanguages(payload.collections[collection].config.fields, data),
    _status: 'published',
    createdAt: now,
    updatedAt: now,
  };
  const created = await payload.db.create({ collection, data: document });
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: created.id,
    versionData: document as unknown as RequiredDataFromCollectionSlug<Slug> & { id: number },
    autosave: false,
    createdAt: now,
    updatedAt: now,
  });
  return Number(created.id);
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

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
 * Combines a document of five languages: localized fields by language, the others from English. Rows of lists are the
 * same rows in every language.
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

async function merged(
  payload: Payload,
  collection: ContentSlug,
  dataIn: (locale: Locale) => Promise<object> | object,
): Promise<Data> {
  const data: ByLocale = {};
  for (const locale of LOCALES) data[locale] = asData(await dataIn(locale));
  return mergeLanguages(payload.collections[collection].config.fields, data);
}

/**
 * Creates one published document with its first version, in all languages at once and without the rules for
 * operators, which would save it, with a version, once for each language.
 *
 * @param dataIn the data in a language; fields that are not localized come from the English one
 * @returns its number
 */
export async function createInAllLanguages<Slug extends ContentSlug>(
  payload: Payload,
  collection: Slug,
  dataIn: (locale: Locale) => Promise<object> | object,
): Promise<number> {
  const now = new Date().toISOString();
  const document = {
    ...(await merged(payload, collection, dataIn)),
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

/** A document without what Payload adds: numbers of rows, times, empty fields. */
function content(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(content);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name, inside]) => !ADDED.has(name) && inside !== null && inside !== undefined && inside !== '')
    .map(([name, inside]): [string, unknown] => [name, content(inside)])
    .filter(([, inside]) => !Array.isArray(inside) || inside.length > 0);
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}
const ADDED = new Set(['id', 'createdAt', 'updatedAt', '_status']);

/** Rows keep their numbers from one text to the next: browsers remember by them what was seen. */
function withRowIds(next: Data, previous: Data): Data {
  const rows = Object.entries(next).map(([name, value]): [string, unknown] => {
    const before = previous[name];
    if (!Array.isArray(value) || !Array.isArray(before)) return [name, value];
    return [name, value.map((row: Data, place) => ({ ...row, id: asData(before[place]).id ?? row.id }))];
  });
  return Object.fromEntries(rows);
}

interface SeededDocument {
  /** The field that names it among its collection, and its value there. */
  field: string;
  value: string;
}

/**
 * Creates a document that is missing, as createInAllLanguages() does, and updates one that differs from the seed if
 * no operator has touched it: it was not saved since it was made, and no draft was begun.
 *
 * @returns whether anything was written
 */
export async function seedInAllLanguages<Slug extends ContentSlug>(
  payload: Payload,
  collection: Slug,
  { field, value }: SeededDocument,
  dataIn: (locale: Locale) => Promise<object> | object,
): Promise<boolean> {
  const where = { [field]: { equals: value } };
  const found = await payload.find({ collection, where, locale: 'all', depth: 0, limit: 1 });
  const [document] = found.docs as (Data & { id: number; createdAt: string; updatedAt: string })[];
  if (!document) {
    await createInAllLanguages(payload, collection, dataIn);
    return true;
  }
  if (document.createdAt !== document.updatedAt) return false;
  const parent = { parent: { equals: document.id } };
  const versions = await payload.findVersions({
    collection,
    where: parent,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
  });
  const [latest] = versions.docs as { updatedAt: string }[];
  if (latest && latest.updatedAt > document.updatedAt) return false;

  const seeded = await merged(payload, collection, dataIn);
  const before = Object.fromEntries(Object.keys(seeded).map((name) => [name, document[name]]));
  if (JSON.stringify(content(seeded)) === JSON.stringify(content(before))) return false;
  const now = new Date().toISOString();
  const data = { ...withRowIds(seeded, document), _status: 'published', createdAt: now, updatedAt: now };
  await payload.db.updateOne({ collection, id: document.id, data });
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: document.id,
    versionData: data as unknown as RequiredDataFromCollectionSlug<Slug> & { id: number },
    autosave: false,
    createdAt: now,
    updatedAt: now,
  });
  return true;
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

import type { CollectionSlug, Where } from 'payload';
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';

/** In which language is read, and whether what is being written counts instead of what is online. */
export interface Reading {
  locale: Locale;
  draft: boolean;
}

/**
 * What every reader of a collection asks for: published documents only, texts in one language with English where that
 * one has none. Player pages are no operators: these readers are the only door for them, and this is its lock.
 */
export function published<Slug extends CollectionSlug>(
  collection: Slug,
  { locale, draft }: Reading,
  where: Where = {},
) {
  return {
    collection,
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    draft,
    where: draft ? where : { and: [where, { _status: { equals: 'published' } }] },
    pagination: false,
    overrideAccess: true,
  } as const;
}

/** A document that another one points at, when it is there and online. */
export function related<Doc extends { id: number; _status?: 'draft' | 'published' | null }>(
  value: number | Doc | null | undefined,
  draft: boolean,
): Doc | null {
  if (typeof value !== 'object' || value === null) return null;
  return draft || value._status === 'published' ? value : null;
}

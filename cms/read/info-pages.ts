import 'server-only';
import type { Payload } from 'payload';
import { LastGood } from '@/lib/server/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import type { Locale } from '@/lib/domain/locales';
import { isBuilding } from '@/lib/server/config/web';
import { readCached } from './cached';
import {
  findInfoPage,
  findInfoPageLinks,
  findInfoPages,
  type InfoPage,
  type InfoPageLink,
} from './find-info-pages';
import type { Reading } from './published';

export type { InfoPage } from './find-info-pages';

const lists = new LastGood<InfoPageLink[]>();
/** Copies of all pages by code, one list for each language: a visitor's addresses can't push them out. */
const copies = new Map<Locale, Map<string, InfoPage>>();

async function findLinks(payload: Payload, reading: Reading): Promise<InfoPageLink[]> {
  const links = await findInfoPageLinks(payload, reading);
  if (!reading.draft) {
    const pages = await findInfoPages(payload, reading);
    copies.set(reading.locale, new Map(pages.map((page) => [page.code, page])));
  }
  return links;
}

/**
 * All info pages in their order. Empty while they can't be read and no copy exists. Every page lists them, and with
 * the list copies of all of them are cached: so the terms stay readable, even if nobody had opened them before.
 */
export function readInfoPageLinks(locale: Locale): Promise<InfoPageLink[]> {
  return readCached({
    key: ['info-pages', locale],
    tags: [CACHE_TAGS.info],
    lifetime: CACHE_LIFETIMES.info,
    find: (payload, draft) => findLinks(payload, { locale, draft }),
    neutral: [],
    lastGood: lists,
  });
}

/**
 * One info page, or null when no page has this code.
 * @throws Error when it can't be read and no copy exists: a search engine that gets "not found" drops the page
 */
export async function readInfoPage(code: string, locale: Locale): Promise<InfoPage | null> {
  const page = await readCached<InfoPage | null | undefined>({
    key: ['info-page', code, locale],
    tags: [CACHE_TAGS.info, CACHE_TAGS.infoPage(code), CACHE_TAGS.media],
    lifetime: CACHE_LIFETIMES.info,
    find: (payload, draft) => findInfoPage(payload, code, { locale, draft }),
    neutral: undefined,
    lastGood: {
      keep: (_key, found) => {
        if (found) copies.get(locale)?.set(code, found);
        else copies.get(locale)?.delete(code);
      },
      get: () => {
        const known = copies.get(locale);
        return known && (known.get(code) ?? null);
      },
    },
  });
  if (page === undefined && !isBuilding()) throw new Error(`info page ${code} can't be read and never was`);
  return page ?? null;
}

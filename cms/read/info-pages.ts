import 'server-only';
import { LastGood } from '@/lib/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/cache/tags';
import type { Locale } from '@/lib/domain/locales';
import { readCached } from './cached';
import { findInfoPage, findInfoPageLinks, type InfoPage, type InfoPageLink } from './find-info-pages';

export type { InfoPage } from './find-info-pages';

const lists = new LastGood<InfoPageLink[]>();
const pages = new LastGood<InfoPage | null>();

/** All info pages in their order. None, while they can't be read and never were. */
export function readInfoPageLinks(locale: Locale): Promise<InfoPageLink[]> {
  return readCached({
    key: ['info-pages', locale],
    tags: [CACHE_TAGS.info],
    lifetime: CACHE_LIFETIMES.info,
    find: (payload, draft) => findInfoPageLinks(payload, { locale, draft }),
    neutral: [],
    lastGood: lists,
  });
}

/** One info page, or null when there is none by this code. */
export function readInfoPage(code: string, locale: Locale): Promise<InfoPage | null> {
  return readCached({
    key: ['info-page', code, locale],
    tags: [CACHE_TAGS.info, CACHE_TAGS.infoPage(code), CACHE_TAGS.media],
    lifetime: CACHE_LIFETIMES.info,
    find: (payload, draft) => findInfoPage(payload, code, { locale, draft }),
    neutral: null,
    lastGood: pages,
  });
}

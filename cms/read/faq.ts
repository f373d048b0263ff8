import 'server-only';
import { LastGood } from '@/lib/server/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import type { Locale } from '@/lib/domain/locales';
import { readCached } from './cached';
import { findFaq, type FaqGroup } from './find-faq';

export type { FaqGroup } from './find-faq';

const lastGood = new LastGood<FaqGroup[]>();

/** All questions with their answers, in groups. Empty while they can't be read and no copy exists. */
export function readFaq(locale: Locale): Promise<FaqGroup[]> {
  return readCached({
    key: ['faq', locale],
    tags: [CACHE_TAGS.faq, CACHE_TAGS.media],
    lifetime: CACHE_LIFETIMES.faq,
    find: (payload, draft) => findFaq(payload, { locale, draft }),
    neutral: [],
    lastGood,
  });
}

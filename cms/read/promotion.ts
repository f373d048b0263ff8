import 'server-only';
import type { Payload } from 'payload';
import { LastGood } from '@/lib/server/cache/last-good';
import type { PromotionKind } from '@/lib/domain/content-events';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import type { Locale } from '@/lib/domain/locales';
import { readCached } from './cached';
import { findLoyalty, findSliders, findStories, findTiles } from './find-promotion';
import type { Reading } from './published';

/** A reader of one kind of promotion: a list in order, empty while it can't be read and never was. */
function reader<Entry>(kind: PromotionKind, find: (payload: Payload, reading: Reading) => Promise<Entry[]>) {
  const lastGood = new LastGood<Entry[]>();
  return (locale: Locale): Promise<Entry[]> =>
    readCached({
      key: ['promotion', kind, locale],
      tags: [CACHE_TAGS.promotion(kind), CACHE_TAGS.media],
      lifetime: CACHE_LIFETIMES.promotion,
      find: (payload, draft) => find(payload, { locale, draft }),
      neutral: [],
      lastGood,
    });
}

/** The slides of the home page. */
export const readSliders = reader('sliders', findSliders);

/** The stories of narrow screens. */
export const readStories = reader('stories', findStories);

/** The promo tiles. */
export const readTiles = reader('tiles', findTiles);

/** The loyalty programme: its rules (`loyalty_main`), and what operators say of each level. */
export const readLoyalty = reader('loyalty', findLoyalty);

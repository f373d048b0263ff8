// Decides when a cached entry is too old. Tags are compared on a counter, the epoch, and not on the time of day: it
// grows with each revalidation, and every instance sees the same one. An entry carries the epoch that was
// current when its rendering began, so an answer that was already being rendered when its tag was revalidated never
// counts as fresh, and the clocks of two machines need not agree.

/** Fields of the stamp table: `tag` → epoch of its last expiry; `~tag` → `epoch:time` of its last staleness. */
export const EPOCH_FIELD = '#epoch';
/** The first epoch of the table. Entries from before it belong to a table that was lost. */
export const FLOOR_FIELD = '#floor';
/** @import { CacheEntry } from './store' */

/** @param {string} tag */
export const staleField = (tag) => `~${tag}`;

/**
 * @param {Pick<CacheEntry, 'epoch'>} entry
 * @param {readonly string[]} tags
 * @param {number} epoch the one now
 * @param {(field: string) => string | undefined} stampOf gives a field of the stamp table
 * @param {number} now ms
 * @returns {'fresh' | 'stale' | 'expired'} stale: may be served once more while a new one is made
 */
export function freshnessOf(entry, tags, epoch, stampOf, now) {
  // Of a table that was lost, with all that it knew about the entry's tags.
  if (entry.epoch > epoch || entry.epoch < Number(stampOf(FLOOR_FIELD) ?? 0)) return 'expired';
  let stale = false;
  for (const tag of tags) {
    const expired = stampOf(tag);
    if (expired !== undefined && Number(expired) > entry.epoch) return 'expired';
    const [staleEpoch = '', expiresAt] = (stampOf(staleField(tag)) ?? '').split(':');
    if (staleEpoch !== '' && Number(staleEpoch) > entry.epoch) {
      if (Number(expiresAt) <= now) return 'expired';
      stale = true;
    }
  }
  return stale ? 'stale' : 'fresh';
}

/**
 * Whether an old page may be sent while a new one is rendered: a tag of it is stale or its lifetime is over, and
 * Next's limit for sending it is not reached.
 * @param {Pick<CacheEntry, 'lastModified' | 'cacheControl'>} entry
 * @param {'fresh' | 'stale' | 'expired'} freshness
 * @param {number} now ms
 */
export function isOld({ lastModified, cacheControl }, freshness, now) {
  const { revalidate, expire } = cacheControl ?? {};
  if (freshness === 'expired' || typeof revalidate !== 'number') return false;
  if (expire !== undefined && now >= lastModified + expire * 1000) return false;
  return freshness === 'stale' || now >= lastModified + revalidate * 1000;
}
